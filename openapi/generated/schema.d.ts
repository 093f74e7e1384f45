/** Generated from the YAML files of the contract by `pnpm generate`; do not edit. */

export interface paths {
    "/auth/adminlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Rate-limited. The roles client and driver cannot sign in here: `auth` false. Who has a second factor gets 401 `auth.otpRequired` until the call has
         *     `otp` too, and 401 `auth.wrongOtp` for a wrong one; whose role needs one and who has none gets 403 `auth.enrolmentRequired`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sso/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The session of somebody who signed in with the OpenID Connect provider
         * @description Once within a minute after the provider sent the browser back to `/auth/sso/callback`, which left a cookie; `auth` false otherwise.
         */
        post: operations["openProviderSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/driverlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the app of a driver in
         * @description Rate-limited as the sign-in of staff. Only users of the role driver whose address is that of an active driver; the token opens the socket of the drivers and nothing else.
         */
        post: operations["signInDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Rate-limited. On success every other session of the user ends and the answer is a session; without a token when the role needs a second factor that is
         *     not set up yet. Who has one sends `otp` too, as at the sign-in.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resetpass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the password of a user */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of one's own second factor */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/secondfactor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for an authenticator app
         * @description Rate-limited as the sign-in. Changes nothing until the secret is confirmed with a code. Who has a second factor sends its `otp` too.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/secondfactor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the second factor with a first code
         * @description Rate-limited as the sign-in. Replaces an earlier one, ends every other session of the user and answers a session and new recovery codes.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/secondfactor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove one's own second factor
         * @description Rate-limited as the sign-in. 409 `auth.otpObligatory` when the role of the user needs one.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/secondfactor/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes in place of the former ones
         * @description Rate-limited as the sign-in.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/secondfactor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the second factor of a colleague
         * @description Its sessions end. 409 `auth.ownSecondFactor` for one's own.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the token of the session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User, pages and end of the session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the token by one that lasts longer */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The user is at work
         * @description Prolongs a session with an idle limit. The page sends it at most once a minute while somebody moves the pointer or types; no other call prolongs a
         *     session, so that the polls and the socket of an unattended page keep none alive. A program that runs longer than the limit sends it too.
         */
        post: operations["recordActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings */
        get: operations["listSettings"];
        put?: never;
        /** All settings, asked by POST */
        post: operations["readSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save one setting
         * @description With If-Match only the version that was read is changed; with If-None-Match: * a name that exists already is refused.
         */
        post: operations["saveSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of the sign-in */
        get: operations["getAccessPolicy"];
        /** Change the rules of the sign-in */
        put: operations["saveAccessPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/byDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookings of a range of days
         * @description Sorted by date descending, then pick-up time. Answers an ETag; the same request with If-None-Match answers 304 when nothing changed, and with A-IM too what changed since (226) or the whole list (200), as the server sees fit.
         */
        post: operations["listBookingsByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of the timeline
         * @description From yesterday to 21 days ahead unless start and end say otherwise; at most 366 days. Answers an ETag as listBookingsByDate does.
         */
        get: operations["listTimelineBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One booking, as a list of one */
        get: operations["getBooking"];
        /** Change a booking: the whole form, or some fields */
        put: operations["updateBooking"];
        post?: never;
        /**
         * Delete a booking
         * @description Refused (409) while the booking, or the linked leg that is to go too, stands on a live invoice or is archived. A leg whose other one goes stands alone.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Every change of a booking, the latest first
         * @description Stays readable after the booking is deleted.
         */
        get: operations["listBookingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/addRecursive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a booking on one or several dates */
        post: operations["addBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/byReverseType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The matching return trip
         * @description For 'to' and 'simple' the 'back' of the same day, client and destination, for 'back' the 'to'; empty when there is none.
         */
        post: operations["findReturnBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/byTransportIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookings made from transports of the external platform */
        post: operations["listBookingsByTransportIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Archive a booking: it leaves the lists */
        put: operations["archiveBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/unarchive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Undo of archiving a booking: it stands in the lists again
         * @description One that is not archived stays as it is. The answer names the trips beside which its client now travels at an overlapping or near time.
         */
        put: operations["unarchiveBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What speaks against a driver for a trip */
        post: operations["findBookingConflicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/whileUnavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The trips of a driver that fall into slots in which he is not available
         * @description Pending trips that are given to the driver and not over yet, by day and time; with dates those whose slots lie on one of them. Marks of a day go before leave,
         *     leave before the weekly pattern.
         */
        post: operations["listTripsWhileUnavailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/suggestDrivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drivers for a trip, the best first */
        post: operations["suggestDrivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/readyNow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client of a will-call return is ready: the trip is due now, and the driver is told
         * @description Refused (409) when the booking waits for no call (booking.notWillCall), is closed (booking.closed) or archived (booking.archived).
         */
        post: operations["setReadyNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change several bookings, with a result for each */
        post: operations["changeBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo of changes: each booking gets back the values it had before
         * @description Of each booking all of its change or nothing. Refused one by one: what was changed again since (409 booking.changedSince), figures of a booking that came on an
         *     invoice (booking.invoiced), an archived booking (booking.archived), one that is gone, and what somebody else changed (404). The history tells it as a change of its own.
         */
        post: operations["undoChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booking/bySeries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** The bookings of a standing order, by day */
        get: operations["listSeriesBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/driver/byname/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Last name of the driver, first and last name in either order, or the driver's number */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookings of a driver on a day
         * @description With the addresses of driver, client and destination.
         */
        post: operations["listDriverBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/agenda/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What drivers marked as not available */
        get: operations["listAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/agenda/availableByDriver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What one driver marked as not available */
        post: operations["listDriverAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/agenda/availableByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the marked slots of a driver on a day */
        post: operations["saveDriverAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/distance/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Distance, duration and price of the legs to, back and simple */
        post: operations["getDistance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/distance/getDirections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A route through some places */
        post: operations["getDirections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/listMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails in short, for the badge */
        post: operations["listMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/getMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails with their text */
        post: operations["getMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/getAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file that came with a mail
         * @description Its bytes as they came, to be saved and never to be shown: at most 25 MB
         */
        post: operations["getMailAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a mail
         * @description Sends a reply in the conversation of a mail of the inbox. The same key never sends twice: a reply that failed is sent again under it, one that was sent is answered as it was. 409 while it is being sent, 422 when the mail server refuses the address, 429 beyond ten at once, 503 when the mail server does not answer
         */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/listSent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 100 mails that were sent, the latest first */
        get: operations["listSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/getSentAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file that went out with a mail; reading it is logged
         * @description Its bytes as they went. 403 when it belongs to an invoice of a kind that the caller may not see, 404 when it is not kept any more.
         */
        post: operations["getSentAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/deleteMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a mail */
        post: operations["deleteMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/gmail/markMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a mail as read or unread */
        post: operations["markMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/daily/getLimited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily reports, the latest first */
        get: operations["listDailyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a daily report */
        post: operations["createDailyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One daily report, as a list of one */
        get: operations["getDailyReport"];
        /** Change a daily report */
        put: operations["updateDailyReport"];
        post?: never;
        /** Delete a daily report */
        delete: operations["deleteDailyReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/home/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the home page
         * @description Each is the length of the list it leads to. Parts that the caller may not open are null.
         */
        get: operations["getDayOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/home/toInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closed trips of last month that are on no invoice yet
         * @description Those that the client pays by invoice. Sorted by date, then pick-up time.
         */
        get: operations["listTripsToInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All clients
         * @description The log holds who read how many; what was searched for is not kept.
         */
        get: operations["listClients"];
        put?: never;
        /** Create a client */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One client, as a list of one */
        get: operations["getClient"];
        /** Change a client */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Refused (409 `referenced`, with the count) while other records refer to it.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All destinations */
        get: operations["listDestinations"];
        put?: never;
        /** Create a destination */
        post: operations["createDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destination/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One destination, as a list of one */
        get: operations["getDestination"];
        /** Change a destination */
        put: operations["updateDestination"];
        post?: never;
        /**
         * Delete a destination
         * @description Refused (409 `referenced`, with the count) while other records refer to it.
         */
        delete: operations["deleteDestination"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/destination/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a destination back that was deleted within the last day, under its number
         * @description 404 when it was not deleted, is back already, or was deleted longer ago.
         */
        post: operations["restoreDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All insurance bodies */
        get: operations["listInsurances"];
        put?: never;
        /** Create an insurance body */
        post: operations["createInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insurance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One insurance body, as a list of one */
        get: operations["getInsurance"];
        /** Change an insurance body */
        put: operations["updateInsurance"];
        post?: never;
        /**
         * Delete an insurance body
         * @description Refused (409 `referenced`, with the count) while other records refer to it.
         */
        delete: operations["deleteInsurance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All drivers */
        get: operations["listDrivers"];
        put?: never;
        /** Create a driver */
        post: operations["createDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One driver, as a list of one */
        get: operations["getDriver"];
        /** Change a driver */
        put: operations["updateDriver"];
        post?: never;
        /**
         * Delete a driver
         * @description Refused (409 `referenced`, with the count) while other records refer to it.
         */
        delete: operations["deleteDriver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/driver/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active drivers, in short */
        get: operations["listActiveDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users */
        get: operations["listUsers"];
        put?: never;
        /** Create a user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One user, as a list of one */
        get: operations["getUser"];
        /** Change a user */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Refused (409 `referenced`, with the count) while other records refer to it.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/user/findByRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Users of some roles, in short */
        post: operations["findUsersByRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All M-codes */
        get: operations["listMCodes"];
        put?: never;
        /** Create an M-code */
        post: operations["createMCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcode/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One M-code, as a list of one */
        get: operations["getMCode"];
        /** Change an M-code */
        put: operations["updateMCode"];
        post?: never;
        /** Delete an M-code */
        delete: operations["deleteMCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carecenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All care centers */
        get: operations["listCareCenters"];
        put?: never;
        /** Create a care center */
        post: operations["createCareCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carecenter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One care center, as a list of one */
        get: operations["getCareCenter"];
        /** Change a care center */
        put: operations["updateCareCenter"];
        post?: never;
        /** Delete a care center */
        delete: operations["deleteCareCenter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/campaign/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe an address to the mailing list */
        post: operations["subscribeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/campaign/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unsubscribe a member of the mailing list */
        post: operations["unsubscribeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/campaign/data/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns or templates of the mailing list */
        get: operations["listCampaignData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/campaign/data/{kind}/{extra}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign or template, as a list of one */
        get: operations["getCampaignData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log, the latest first */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Refused, because log lines are kept
         * @description Always a 403 `logs.readOnly`.
         */
        delete: operations["deleteLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clients who may be the same person: the same national number, or the same, swapped or misspelt names */
        post: operations["findClientDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make two records of one person one: bookings and invoices move, the other number stays as an alias */
        post: operations["mergeClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/merge/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge, for 30 days: the other record is there again with what moved
         * @description What was changed of the kept record since stays, and so do bookings made since, and those that were invoiced to it since (`stayed`).
         *     409 `client.mergeOver` when the merge is too old, was undone, or one of the two was anonymised, deleted or merged into another since.
         */
        post: operations["undoClientMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/merges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Records that were merged into a client and can be had back, the latest first */
        get: operations["listClientMerges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/ssn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The national number of a client in full; showing it is logged */
        post: operations["showNationalNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/trips": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Trips of a client, the latest first */
        get: operations["listClientTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Invoices of a client, the latest first */
        get: operations["listClientInvoiceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Documents of a client, the latest first; reading them is logged */
        get: operations["listClientDocuments"];
        put?: never;
        /**
         * Keep a document of a client
         * @description The body is the file as it is: PDF, JPEG or PNG by its content, at most 10 MB. Position and other data of the camera are removed from pictures; a PDF that runs programs is refused. The same file of the same kind is kept once.
         */
        post: operations["addClientDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
                /** @description Document */
                documentId: number;
            };
            cookie?: never;
        };
        /** The file of a document, to be saved and never to be shown; reading it is logged */
        get: operations["getClientDocument"];
        put?: never;
        post?: never;
        /** Delete a document of a client and its file */
        delete: operations["deleteClientDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** All that is kept about a person, to be handed to them; logged */
        get: operations["exportClientData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/anonymise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a person from the records; totals of invoices stay equal to the cent
         * @description Refused (409 `client.openBookings`) while bookings are to come or not yet invoiced.
         */
        post: operations["anonymiseClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/agenda/availableByDates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the marked slots of a driver on several days at once */
        post: operations["saveDriverAvailabilityDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/agenda/pattern/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** What a driver never works, by weekday, and the periods of leave */
        get: operations["getAvailabilityPattern"];
        /**
         * Change the pattern and the periods of leave
         * @description A day marked by itself goes before leave, leave before the pattern.
         */
        put: operations["saveAvailabilityPattern"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/notification/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** What was sent to a driver and what became of it, the latest first */
        get: operations["listDriverNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/campaign/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members of the mailing list */
        get: operations["listCampaignMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation as invoices and rules know it */
        get: operations["getCompanyProfile"];
        /** Change the profile of the organisation */
        put: operations["saveCompanyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of settings and company profile, the latest first */
        get: operations["listSettingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of lists that the user may apply
         * @description The user's own, and those shared with the user's role; for whoever may share views (page admin) also those shared with other roles. By list and name.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description Who has not the page admin may not send a role (403).
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One saved view, as a list of one */
        get: operations["getView"];
        /**
         * Change a saved view
         * @description One's own; one that another user shares only with the page admin (403 otherwise). Sharing it with a role, or ending that, needs the page admin too.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a saved view
         * @description As changing it.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/view/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the view that a list opens with, for the user alone */
        post: operations["setDefaultView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/mcode/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several M-codes, with a result for each
         * @description Each is changed or refused by itself, as its PUT would: refused when it is gone, or when one of the fields has another value than the one seen (`record.changed`). Who undoes a change sends the values seen.
         */
        post: operations["updateMCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/carecenter/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several care centers, with a result for each
         * @description Each is changed or refused by itself, as its PUT would: refused when it is gone, or when one of the fields has another value than the one seen (`record.changed`). Who undoes a change sends the values seen.
         */
        post: operations["updateCareCenters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several clients, with a result for each
         * @description Each is changed or refused by itself, as its PUT would: refused when it is gone, or when one of the fields has another value than the one seen (`record.changed`). Who undoes a change sends the values seen.
         */
        post: operations["updateClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/import/preview/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record */
                kind: components["schemas"]["RecordImportKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check rows of a file: what the create of their kind would refuse, and records that may be the same
         * @description Needs, besides, the permission of the create of that kind: `createClient`, `createDriver`, `createDestination`, `createInsurance`, `addBookings`.
         *     Each row is checked as the body of that create. A booking may name `client`, `driver`, `destination` and `insurer` by name in place of their numbers. Nothing is saved.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/import/run/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record */
                kind: components["schemas"]["RecordImportKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import rows of a file, all or none
         * @description Needs the permission of the create of that kind (see the preview), for `choice: update` that of its update. A row that is refused refuses the whole (400, fields `rows.<row>.<field>`).
         *     Without a choice a row is skipped when a record is certainly or probably the same, also an earlier row of this file: the same file again adds nothing.
         *     The body may have 20 MB.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/import/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier imports, the latest first: those of the kinds that the caller may import */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/import/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a whole import
         * @description Deletes what the import created and gives back what it changed. A record that was changed since, or that others refer to, stays: without `partial` the call is then
         *     refused as a whole (409 `import.blocked`, params `count`, fields `rows.<row>` with the reason of the first hundred).
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/totalByDriver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals of each driver */
        post: operations["listDriverWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/totalByDriverDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals of each driver in a range of days */
        post: operations["listDriverWalletsByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/bookingsByDriverDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookings of one driver in a range of days */
        post: operations["listDriverWalletBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/totalByClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals of each client */
        post: operations["listClientWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/totalByClientDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals of each client in a range of days */
        post: operations["listClientWalletsByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/bookingsByClientDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookings of one client in a range of days */
        post: operations["listClientWalletBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/totalByInsurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals of each insurance body */
        post: operations["listInsuranceWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/totalByInsuranceDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals of each insurance body in a range of days */
        post: operations["listInsuranceWalletsByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/bookingsByInsuranceDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookings of one insurance body in a range of days */
        post: operations["listInsuranceWalletBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/getDriverInvoiceId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next number of a driver invoice, as a list of one
         * @description Reserves nothing, the number counts once the invoice is made.
         */
        post: operations["getDriverInvoiceId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/getClientInvoiceId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next number of a client invoice, as a list of one
         * @description Reserves nothing, the number counts once the invoice is made.
         */
        post: operations["getClientInvoiceId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/getInsuranceInvoiceId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next number of an insurance invoice, as a list of one
         * @description Reserves nothing, the number counts once the invoice is made.
         */
        post: operations["getInsuranceInvoiceId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/setInvoiceDriver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a driver settlement
         * @description Allocates the number and keeps the lines in one transaction. The amount is computed here: another one is refused with both figures (409 `invoice.amount`). Without an `Idempotency-Key` the same id with the same bookings gives the same answer; bookings that cannot stand on it, as those of another live invoice of the kind, are named with the reason (409 `invoice.bookings`). Nothing refused consumes a number.
         */
        post: operations["createDriverInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/setInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a client invoice
         * @description Allocates the number and keeps the lines in one transaction. The amount is computed here: another one is refused with both figures (409 `invoice.amount`). Without an `Idempotency-Key` the same id with the same bookings gives the same answer; bookings that cannot stand on it, as those of another live invoice of the kind, are named with the reason (409 `invoice.bookings`). Nothing refused consumes a number.
         */
        post: operations["createClientInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/setInvoiceInsurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an insurance invoice
         * @description Allocates the number and keeps the lines in one transaction. The amount is computed here: another one is refused with both figures (409 `invoice.amount`). Without an `Idempotency-Key` the same id with the same bookings gives the same answer; bookings that cannot stand on it, as those of another live invoice of the kind, are named with the reason (409 `invoice.bookings`). Nothing refused consumes a number.
         */
        post: operations["createInsuranceInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clientsInvoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active client invoices */
        get: operations["listClientInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clientsInvoicesByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Client invoices in a range of days */
        post: operations["listClientInvoicesByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clientsUpdate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status or the reminder level of a client invoice */
        post: operations["updateClientInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/bookingsByClientInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lines of a client invoice, as they were when it was made */
        post: operations["listClientInvoiceBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/driversInvoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active driver invoices */
        get: operations["listDriverInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/driversUpdate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of a driver invoice */
        post: operations["updateDriverInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/bookingsByDriverInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lines of a driver invoice, as they were when it was made */
        post: operations["listDriverInvoiceBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurancesInvoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active insurance invoices */
        get: operations["listInsuranceInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurancesInvoicesByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Insurance invoices in a range of days */
        post: operations["listInsuranceInvoicesByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurancesUpdate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of an insurance invoice */
        post: operations["updateInsuranceInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/bookingsByInsuranceInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lines of an insurance invoice, as they were when it was made */
        post: operations["listInsuranceInvoiceBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One client invoice, as a list of one */
        get: operations["getClientInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceInsurance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One insurance invoice, as a list of one */
        get: operations["getInsuranceInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clientsArchived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Archived client invoices */
        get: operations["listArchivedClientInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clientsArchivedByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archived client invoices in a range of days */
        post: operations["listArchivedClientInvoicesByDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/driversArchived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Archived driver invoices */
        get: operations["listArchivedDriverInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insuranceArchived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Archived insurance invoices */
        get: operations["listArchivedInsuranceInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All expenses */
        get: operations["listExpenses"];
        put?: never;
        /** Create an expense */
        post: operations["createExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expense/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One expense, as a list of one */
        get: operations["getExpense"];
        /** Change an expense */
        put: operations["updateExpense"];
        post?: never;
        /** Delete an expense */
        delete: operations["deleteExpense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inserts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All inserts */
        get: operations["listInserts"];
        put?: never;
        /** Create an insert */
        post: operations["createInsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inserts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One insert, as a list of one */
        get: operations["getInsert"];
        /** Change an insert */
        put: operations["updateInsert"];
        post?: never;
        /** Delete an insert */
        delete: operations["deleteInsert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/getTotals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of all time or of a period, as a list of one */
        get: operations["getTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/byMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Figures by month of a year or a period */
        post: operations["listMonthlyStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/byDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Figures by day of a year or a period */
        post: operations["listDailyStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/byDay6m": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Figures by day of the six months up to a date */
        post: operations["listHalfYearStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/byWeekDayPerHour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Amounts by weekday and hour of a year or a period */
        post: operations["listWeekdayStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/unpayed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is unpaid and what is late */
        get: operations["getUnpaid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/monthEnd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The invoices of a kind that a period would give, and what they leave out
         * @description Makes nothing. The invoices are made with the amount and the bookings given here; a booking that was invoiced meanwhile is refused there. Needs the wallet of the kind.
         */
        post: operations["previewMonthEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/monthEnd/make": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make several invoices of a kind, with a result for each
         * @description Each is made or refused by itself, as by the call of its kind; numbers follow the order of the list, and nothing refused consumes one. Those that are made are written in one transaction: when the call
         *     fails, none is made, as when their date is questioned (409 `document.date`), once for all of them. The same key with the same invoice within 24 hours answers the number given then. Needs the wallet of the kind.
         */
        post: operations["createInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clients/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** What the document of a client invoice is made of, as it was kept; reading it is logged */
        get: operations["getClientInvoiceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clients/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /**
         * The PDF of a client invoice; reading it is logged
         * @description Made when it is asked for first and kept from then on: every later answer has the same bytes. 503 `document.lost` when the file that was kept is gone.
         */
        get: operations["getClientInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clients/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Mails by which a client invoice was sent, the latest first */
        get: operations["listClientInvoiceMails"];
        put?: never;
        /**
         * Send a client invoice by mail with its PDF
         * @description The same key never sends twice: a mail that failed is sent again under it, one that was sent is answered as it was. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendClientInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/clientDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the document of a client invoice of some bookings would be made of, without a number
         * @description Makes nothing. Bookings that cannot stand on it, and an address that is missing, are refused as when it is made.
         */
        post: operations["draftClientInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/drivers/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** What the document of a driver settlement is made of, as it was kept; reading it is logged */
        get: operations["getDriverInvoiceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/drivers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /**
         * The PDF of a driver settlement; reading it is logged
         * @description Made when it is asked for first and kept from then on: every later answer has the same bytes. 503 `document.lost` when the file that was kept is gone.
         */
        get: operations["getDriverInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/drivers/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Mails by which a driver settlement was sent, the latest first */
        get: operations["listDriverInvoiceMails"];
        put?: never;
        /**
         * Send a driver settlement by mail with its PDF
         * @description The same key never sends twice: a mail that failed is sent again under it, one that was sent is answered as it was. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendDriverInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/driverDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the document of a driver settlement of some bookings would be made of, without a number
         * @description Makes nothing. Bookings that cannot stand on it, and an address that is missing, are refused as when it is made.
         */
        post: operations["draftDriverInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurances/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** What the document of an insurance invoice is made of, as it was kept; reading it is logged */
        get: operations["getInsuranceInvoiceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurances/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /**
         * The PDF of an insurance invoice; reading it is logged
         * @description Made when it is asked for first and kept from then on: every later answer has the same bytes. 503 `document.lost` when the file that was kept is gone.
         */
        get: operations["getInsuranceInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurances/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Mails by which an insurance invoice was sent, the latest first */
        get: operations["listInsuranceInvoiceMails"];
        put?: never;
        /**
         * Send an insurance invoice by mail with its PDF
         * @description The same key never sends twice: a mail that failed is sent again under it, one that was sent is answered as it was. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendInsuranceInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/insuranceDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the document of an insurance invoice of some bookings would be made of, without a number
         * @description Makes nothing. Bookings that cannot stand on it, and an address that is missing, are refused as when it is made.
         */
        post: operations["draftInsuranceInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clients/{id}/reminder/{recall}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
                /** @description Level of the letter */
                recall: 1 | 2 | 3;
            };
            cookie?: never;
        };
        /** What a reminder letter of a client invoice is made of, with the day on which its reminder was recorded, else today; reading it is logged */
        get: operations["getReminderLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/reminders/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminder letters of client invoices as one PDF, in the order they are asked for; reading them is logged
         * @description Each letter begins on a page of its own. Nothing of the invoices changes. An invoice that is unknown, cancelled or paid, or on which the reminder is not recorded, is named (409 `letters`), and no letter is made.
         */
        post: operations["printReminderLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Documents of invoices of one kind as one PDF, in the order they are asked for; reading them is logged
         * @description Each begins on a page of its own, as its own PDF shows it. Nothing of the invoices changes. An unknown number is a 404, and there is no PDF.
         */
        post: operations["printInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/creditNotes/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** What the document of a credit note is made of; reading it is logged */
        get: operations["getCreditNoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/creditNotes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /**
         * The PDF of a credit note; reading it is logged
         * @description Made when it is asked for first and kept from then on: every later answer has the same bytes. 503 `document.lost` when the file that was kept is gone.
         */
        get: operations["getCreditNotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/creditNotes/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Mails by which a credit note was sent, the latest first */
        get: operations["listCreditNoteMails"];
        put?: never;
        /**
         * Send a credit note by mail with its PDF
         * @description The same key never sends twice: a mail that failed is sent again under it, one that was sent is answered as it was. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank transactions, the latest first */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number and sums of all bank transactions that match, however many the list answers with */
        get: operations["totalTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of a bank: CSV of the Belgian banks, the generic CSV, or CODA
         * @description The body is the file as it is, at most 200 MB, read as a stream; UTF-8, UTF-16 or Latin-1. Lines that are known already are not added again: the bank's own number tells, where the format has one. One that is likely known from another format is named and added only when it is asked for. A CODA file whose balance does not add up is refused (409 `statement.balance`) unless that is accepted.
         */
        post: operations["importTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices that bank transactions seem to pay or give back, of those with a rest
         * @description The best invoices of each transaction, at most five, with the rule that found them, also paid and credited ones that its structured communications name. `certain`: the structured communication of one invoice and exactly its open amount, and no transaction that seems to give it back. `returns`: earlier transactions that it seems to give back.
         */
        get: operations["listMatchProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a bank transaction is matched with, without what was undone */
        get: operations["listTransactionPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match a bank transaction with an invoice
         * @description Adds a payment to the ledger of the invoice: the amount that is sent, else the smaller of what rests of the transaction and of the invoice. A transaction that gives back what was paid too much is matched like one that pays; beyond that it returns a payment of the invoice, which is open again. A transaction that is matched already is refused with what rests of it (409 `transaction.matched`). The invoice is closed only when `close` says so.
         */
        post: operations["matchTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair a bank transaction with the one that it gives back
         * @description Each payment that the earlier one made gets an entry of the other sign in its ledger; an invoice that is closed is open again. What of it paid no invoice is settled with the return. Neither is proposed any more. Refused (409 `transaction.return`) when the amounts or days do not fit, or one of them is matched or returned already.
         */
        post: operations["returnTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/return/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the pairing of a return
         * @description Its entries are undone by counter-entries: the payments count again, and both transactions are as before. An invoice that the return opened is closed again.
         */
        post: operations["undoReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/matchCertain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match bank transactions whose proposal is certain, and close their invoices
         * @description Each by itself, with a result. A transaction whose proposal is not certain when its turn comes (no structured communication of an invoice, not exactly its open amount, or before its date) is left alone. A repeat changes nothing, and with the same key answers for each what the first call did.
         */
        post: operations["matchCertainTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The account of an invoice: its amount, payments, credit notes and lines */
        post: operations["getInvoiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit an invoice, whole or some of its lines
         * @description Allocates a number of the series of credit notes and frees the bookings in one transaction: they return to the wallet and may be invoiced again. The invoice stays as it is. The amount is computed here: another one is refused with both figures (409 `invoice.amount`). A line that is credited already is named (409 `credit.lines`). Nothing refused consumes a number.
         */
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creditNote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One credit note, as a list of one */
        get: operations["getCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a payment to the ledger of an invoice
         * @description In the sense of the invoice: what reduces its open amount has the sign of its amount. More than the open amount is accepted and shows as an overpayment; an amount of the other sign gives back of that, and more is refused. The status of the invoice changes only when `close` says so; the answer proposes it.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/payment/reverse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a payment by a counter-entry that stays in the ledger
         * @description Frees its bank transaction. An invoice that the payment closed gets the status it had before; one that was paid in full and closed by hand is pending again. A payment that is reversed already, or is a reversal, is refused (409 `payment.reversed`).
         */
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open client invoices past their last day to pay, with the reminder that is due */
        get: operations["listLateInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurancesLate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open insurance invoices past their last day to pay
         * @description The law on reminders protects consumers; an insurance body has no reminder levels.
         */
        get: operations["listLateInsuranceInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record reminders of client invoices, all or none
         * @description Sets the reminder level. A level before its day (the 14 days of the free first reminder, the 7 of a formal notice) is refused with that day unless a reason is given (409 `reminder.early`). An invoice that was reminded or paid since the list was read is refused by name (409 `reminder.changed`): a level is never lowered here. No cost is ever added.
         */
        post: operations["remindInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Statement of account of a client: invoices, payments, credit notes and the balance after each; reading it is logged */
        post: operations["getClientStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/statement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The statement of account of a client as PDF, made now; reading it is logged */
        post: operations["printClientStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/statement/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Mails by which statements of account were sent to a client, the latest first */
        get: operations["listStatementMails"];
        put?: never;
        /**
         * Send the statement of account of a client by mail as PDF
         * @description The same key never sends twice: a mail that failed is sent again under it, one that was sent is answered as it was. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendClientStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookings behind a figure, the latest first
         * @description At most a year (366 days). `amount` is what the list of bookings totals; `profit` is without the fees of invoices, which belong to no booking.
         */
        post: operations["listStatsBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoices behind a figure, the latest first
         * @description Those to clients and insurers dated in a period, and their credit notes; with `unpaid` the client invoices that are open, whatever their date.
         */
        post: operations["listStatsInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/expense/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the receipt of an expense
         * @description The body is the file as it is: PDF, JPEG, PNG or WebP by its content, at most 10 MB. Position and other data of the camera are removed from pictures; a PDF that runs programs is refused. The form then carries its `itemKey`; a file that no record takes within a day is deleted. The same file sent again is the same receipt.
         */
        post: operations["uploadExpenseReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/inserts/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the receipt of an insert
         * @description As `uploadExpenseReceipt`.
         */
        post: operations["uploadInsertReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Planned transports of the external platform
         * @description From yesterday to 20 days ahead.
         */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transports offered and not yet answered */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transports that repeat */
        get: operations["listSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/transports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transports of a period */
        post: operations["listTransports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/byId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The parts of one transport */
        post: operations["getTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the external platform does: configured, reachable, and which of its records do not fit their schema */
        get: operations["getBooqitStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices of the external platform */
        get: operations["listBooqitInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/booked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which transports are booked, and how sure that is
         * @description Compares day, national number and birthday in the server (specification/booqit.md#booked-already): personal numbers are not answered. Parts without a booking are left out.
         */
        post: operations["findBookedTransports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a booking was made of a part of a transport, where the booking did not say so itself
         * @description A part has one booking (specification/booqit.md#booked-already): another one is refused (409 `booqit.alreadyBooked`, params `bookingId`). Repeating it changes nothing.
         */
        post: operations["linkTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book transports, each in a transaction of its own
         * @description The way there and an accepted way back become a linked pair that is still to be assigned; so do the way there and one that goes on elsewhere, without a way back. A part that is booked already stays as it is, so that a call
         *     may be repeated. With `preview` nothing is saved, and the answer says what would be. A part of which the passenger seems to have a booking already, one that
         *     the platform has not accepted yet (409 `booqit.notAccepted`) and one whose mutuality has no insurer (409 `booqit.unknownMutuality`, params `mutuality`) is
         *     refused on its own; it can be booked later.
         */
        post: operations["importTransports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Booked transports that changed on the platform since, field by field */
        get: operations["listTransportDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/differences/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of open differences and of offered transports */
        get: operations["countTransportDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/differences/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a difference to the booking, or ignore it
         * @description What the user saw is sent back: when the platform changed again meanwhile, 409 `booqit.changedAgain`. Applying a time, a certificate or a cancellation changes
         *     the booking; another passenger or place needs the client or the destination it means.
         */
        post: operations["decideTransportDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clients and destinations that transports may be about, the likeliest first
         * @description What was chosen before for the same passenger or place comes with it. National numbers are compared in the server and not answered.
         */
        post: operations["matchTransports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remembered choices, the latest first */
        get: operations["listMatchChoices"];
        put?: never;
        /** Remember the client or the destination of a transport for the next one of the same passenger or place */
        post: operations["saveMatchChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/choices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a choice */
        delete: operations["forgetMatchChoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invoice of the platform, transport by transport: its amount, ours, and what explains the difference */
        post: operations["reconcilePlatformInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reasons and mutualities of the platform mean here */
        get: operations["getPlatformTables"];
        /** Change what reasons and mutualities of the platform mean */
        put: operations["savePlatformTables"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/tables/mutuality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which insurer a mutuality is, where nobody said so yet
         * @description A mutuality that has another insurer keeps it (409 `booqit.mutualityKnown`, params `mutuality` and `insuranceId`): settings change it.
         */
        post: operations["saveMutuality"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/tables/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons and mutualities that the platform uses now, and in how many transports
         * @description As the last poll saw them, from 35 days ago to 60 days ahead.
         */
        get: operations["listPlatformValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/notification/sendBooking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell a driver about bookings */
        post: operations["sendBookingNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/notification/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a driver a message */
        post: operations["sendMessageNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where live data is kept, and what a browser needs to reach it */
        get: operations["getLiveConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 25 tasks of the caller, as author or assigned, the latest first */
        get: operations["listTasks"];
        put?: never;
        /** Write a task */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/tasks/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        /** One task of the caller */
        get: operations["getTask"];
        /** Change a task of the caller, or its status alone */
        put: operations["updateTask"];
        post?: never;
        /** Delete a task of the caller */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Demands of drivers, by their end */
        get: operations["listDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/demands/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Refuse a demand */
        delete: operations["deleteDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/demand/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a demand: the driver gets the booking at the price asked for
         * @description Driver, driver price and accepted 2 are saved for the booking, and for its linked leg when both are asked for; what the driver asked for it is gone with that. Granting again changes nothing.
         */
        post: operations["grantDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parking receipts, the latest first */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/tickets/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a parking receipt */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Last known position of each driver */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        /**
         * Forget the last position of every driver
         * @description Drivers are on the map again with their next position. The history of positions stays.
         */
        delete: operations["clearLocations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/aboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that the passenger of a trip is on board, as the app of its driver does
         * @description A change of the whole booking empties it while the booking is pending; this keeps it. Refused (409) for a booking that is closed.
         */
        post: operations["notePassengerAboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a driver was on a day, the oldest position first
         * @description The log holds who looked at which driver and day. Positions are kept for as many days as the setting positionDays says. Of a day with more than 20000 positions every second, third … one is answered.
         */
        post: operations["listLocationHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/history/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drivers whose positions can be looked at: the active ones, and those of whom positions are kept */
        get: operations["listHistoryDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Active drivers by how soon they can be at a place
         * @description Estimated by road. A free driver sets out from the last position, without one from the trip before or from home; a busy one from the end of the running trip. Drivers who cannot be placed are left out.
         */
        post: operations["findNearestDrivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browsers of staff and apps of drivers that are connected, over all server processes */
        get: operations["listConnectedApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/live/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Commands to connected apps of today, the latest first, with what became of them */
        get: operations["listAppCommands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/search/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search places, bookings and invoices in one call */
        post: operations["searchAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/search/geo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clients and destinations around a place, the nearest first */
        post: operations["searchGeo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/address/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Addresses for what is typed, from the address book, the address register and the gazetteer */
        post: operations["suggestAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ticket/byBooking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parking receipts of a booking */
        post: operations["listTicketsByBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ticket/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the photo of a parking receipt with its booking
         * @description The body is the photo as it is: PNG, JPEG, WebP or PDF by its content, at most 10 MB. The same photo for the same booking is kept once.
         */
        post: operations["uploadTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What runs, since when and by whom, with what is staged and how each remote fares */
        get: operations["getReleaseStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of what runs, newest first */
        get: operations["listReleaseHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published versions of every remote, newest first */
        get: operations["listReleaseVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the versions of a remote bring, from one to another, newest first
         * @description As its team wrote it into the changelog that is part of the published version. When `from` is the later of the two, what going back takes away.
         */
        get: operations["listReleaseNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check versions against this host and this API before they run
         * @description Everything but the boot in a browser, which `ops verify` does; a boot that was done for exactly this content is part of the answer.
         */
        post: operations["verifyRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let versions run for everybody, the other remotes as they are
         * @description Verified first; 409 `release.refused` with the findings in `params.findings` when they do not pass. Versions that run already change nothing.
         */
        post: operations["activateRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let versions run for a role, for named users or for a share of all, before everybody has them */
        post: operations["stageRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/unstage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the trial; everybody is on the stable set again */
        post: operations["unstageRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to the set that ran before, to a named former one, or with some remotes alone */
        post: operations["rollbackRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/release/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of remotes in a page: loaded, or failed and why
         * @description Counted once per session, version and outcome, so that one page that reloads does not speak for all.
         */
        post: operations["reportLoads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What runs, since when and by whom, what is staged, and the rules */
        get: operations["opsStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published versions of every remote and of the host */
        get: operations["opsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of the registry, newest first */
        get: operations["opsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current state as a release.yaml */
        get: operations["opsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a built remote, or a build of the host
         * @description The body is a zip of its `dist` folder: at most 40 MB, 2000 files and 120 MB unpacked; plain names only. Needs `publish` for the remote. The same content again adds nothing.
         */
        post: operations["opsPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check versions against this host and this API before they run
         * @description Everything but the boot in a browser; one that was done for exactly this content counts.
         */
        post: operations["opsVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let versions run for everybody, the other remotes as they are
         * @description Needs `activate` for each remote that it changes. 409 `release.refused` with the findings when they do not pass.
         */
        post: operations["opsActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let versions run for a role, named users or a share of all users
         * @description Needs `stage` for each remote that it changes, and for each in the trial that it ends.
         */
        post: operations["opsStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/unstage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the trial; everybody is on the stable set again
         * @description Needs `stage` for each remote in the trial.
         */
        post: operations["opsUnstage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the set that ran before, to a named former one, or with some remotes alone
         * @description Needs `activate` for each remote that it changes.
         */
        post: operations["opsRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What applying a release.yaml would change: a plan before, drift afterwards */
        post: operations["opsPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/ops/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring everything into the state that a release.yaml describes
         * @description Needs the rights to every part of it; nothing is done by halves. Applied again it changes nothing.
         */
        post: operations["opsApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The one shape of every refusal and failure, sent as application/problem+json. */
        Problem: {
            /** @description HTTP status */
            status: number;
            /** @description What went wrong, for programs: validation, notFound, booking.duplicate … */
            code: string;
            /** @description Key of the message in the shared catalogue: `problem.` and the code */
            messageKey: string;
            params?: components["schemas"]["MessageParams"];
            /** @description Refused fields; empty when the refusal is about no field */
            fields: components["schemas"]["ProblemField"][];
            /** @description Identifies this answer in the logs of the server */
            incidentId: string;
        };
        /** @description One refused field of the request. */
        ProblemField: {
            /** @description Name of the field; nested ones with dots, `bookings.0.ap_date` */
            field: string;
            /** @description Key of the message: `validation.required`, `validation.tooLong` … */
            messageKey: string;
            params?: components["schemas"]["MessageParams"];
        };
        /** @description Values the message speaks of, such as `max`, `count`, `ids`, `dates` (lists are joined with commas). */
        MessageParams: {
            [key: string]: string | number;
        };
        /** @description The record is created. */
        InsertAnswer: {
            /** @description Number of the new record */
            insertId: number;
        };
        /** @description The change is made. An unknown record is a 404 instead. */
        AffectedAnswer: {
            /** @description How many records changed */
            affectedRows: number;
        };
        /** @description A place on earth, WGS 84. */
        Coordinates: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
        };
        /**
         * @description A page, or a permission named like one, that a role may hold.
         * @enum {string}
         */
        PageName: "login" | "logout" | "changepass" | "home" | "calendar" | "timeline" | "client" | "driver" | "destination" | "booking" | "distance" | "mail" | "help" | "myDrivers" | "planningBooqit" | "transportsBooqit" | "invoicesBooqit" | "archiveDrivers" | "walletclient" | "invoice" | "archive" | "inserts" | "expenses" | "tickets" | "calculate" | "invoicing" | "walletdriver" | "invoicesDrivers" | "walletinsurrance" | "invoiceInsurance" | "archiveInsurances" | "results" | "carecenter" | "insurances" | "mcode" | "users" | "settings" | "logs" | "admin" | "transactions" | "tracker" | "campaign" | "releases";
        /** @description A permission that a remote of the release brings for its own pages, named `fleet/vehicles`; no operation asks for one */
        DeclaredPage: string;
        /** @description The signed-in member of staff. */
        SessionUser: {
            /** @description Number of the record */
            id: number;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string;
            /**
             * @description Role of a member of staff
             * @enum {string}
             */
            role: "dispatch" | "account" | "invoice" | "admin" | "lead" | "super";
            /** @description What the user may see, decided by the server */
            pages: (components["schemas"]["PageName"] | components["schemas"]["DeclaredPage"])[];
        };
        /** @description Credentials of a member of staff. */
        SignInForm: {
            /**
             * Format: email
             * @description E-mail address
             */
            email: string;
            /** @description Password */
            password: string;
            /** @description Second factor: six digits of the authenticator app, or a recovery code */
            otp?: string | null;
        };
        /**
         * @description A session (`auth` true with token, user and expiresAt), a refusal (`auth` false, the rest null, `msg` the key of the message: wrong
         *     credentials never tell whether the address exists), or a forced change (`auth` true, `msg` 'change pass', no token until the password is changed).
         */
        SignInAnswer: {
            /** @description The credentials are right */
            auth: boolean;
            /** @description Bearer token, valid until expiresAt */
            token: string | null;
            /** @description The user signed in */
            user: components["schemas"]["SessionUser"] | null;
            /**
             * @description 'change pass' forces the change-password page
             * @enum {string|null}
             */
            msg: "change pass" | "problem.auth.wrongCredentials" | null;
            /**
             * Format: date-time
             * @description When the token ends
             */
            expiresAt: string | null;
        };
        /** @description A session of a driver's app (`auth` true), or a refusal with the rest null. */
        DriverSignInAnswer: {
            /** @description The credentials are right */
            auth: boolean;
            /** @description Token for the handshake of the drivers' socket */
            token: string | null;
            /** @description The driver */
            driverId: number | null;
            /** @description Seconds between two positions */
            refreshTime: number | null;
            /**
             * Format: date-time
             * @description When the token ends
             */
            expiresAt: string | null;
        };
        /** @description The old password proves the identity, with or without a session. */
        ChangePasswordForm: {
            /** @description Number of the user, when known; it must belong to the address */
            id?: number | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string;
            /** @description The password so far */
            oldpassword: string;
            /** @description The new password, other than the old one and none that is well known (`validation.passwordCommon`) */
            newpassword: string;
            /** @description Second factor: six digits of the authenticator app, or a recovery code */
            otp?: string | null;
        };
        /** @description The user whose password is reset. */
        ResetPasswordForm: {
            /** @description Number of the user */
            id: number;
            /**
             * Format: email
             * @description Address of the same user, as a check
             */
            email: string;
        };
        /** @description The password is replaced by a temporary one, which the user must change at the next sign-in; open sessions of the user end. */
        ResetPasswordAnswer: {
            /**
             * @description Always ok
             * @enum {string}
             */
            msg: "ok";
            /** @description To be handed to the user, shown this once; null when it was sent by mail */
            temporaryPassword: string | null;
        };
        /** @description The second factor of a user: codes of an authenticator app, and recovery codes. */
        SecondFactor: {
            /**
             * Format: date-time
             * @description When it was set up; null when it is not
             */
            enrolledAt: string | null;
            /** @description Recovery codes that are not used yet */
            recoveryCodesLeft: number;
            /** @description The role of the user needs one */
            obligatory: boolean;
        };
        /** @description A secret that counts once a code of it is confirmed. */
        SecondFactorStart: {
            /** @description The secret in base 32, to be typed into the app */
            secret: string;
            /** @description The same for a QR code, otpauth://totp/… */
            uri: string;
            /** @description The secret, encrypted for its confirmation within 15 minutes */
            enrolment: string;
        };
        /** @description A first code of the new secret. */
        SecondFactorConfirmation: {
            /**
             * Format: email
             * @description E-mail address
             */
            email: string;
            /** @description Password */
            password: string;
            /** @description As it was answered with the secret */
            enrolment: string;
            /** @description Six digits that the app shows for the new secret */
            otp: string;
        };
        /** @description The second factor is set up. */
        SecondFactorEnrolled: {
            /** @description Recovery codes, each for one sign-in without the app; shown this once */
            recoveryCodes: string[];
            /** @description Bearer token, valid until expiresAt */
            token: string;
            user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description When the token ends
             */
            expiresAt: string;
        };
        /** @description Password and second factor of the signed-in user. */
        OwnSecondFactorForm: {
            /** @description Password */
            password: string;
            /** @description Six digits of the authenticator app, or a recovery code */
            otp: string;
        };
        /** @description The former recovery codes are void. */
        RecoveryCodes: {
            /** @description Shown this once */
            recoveryCodes: string[];
        };
        /** @description The session goes on. */
        ActivityAnswer: {
            /** @description Minutes without activity after which the session ends; 0 for no limit */
            idleMinutes: number;
        };
        /** @description Rules of the sign-in, which the organisation sets. */
        AccessPolicy: {
            /** @description Roles that need a second factor; super always does */
            secondFactorRoles: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "super")[];
            /** @description Minutes without activity after which a session ends: 0 for no limit, else 2 or more */
            idleMinutes: number;
        };
        /** @description The session as the server sees it now. */
        Session: {
            user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description When the token ends
             */
            expiresAt: string;
            /**
             * @description Key (256 bits, base64url) that the user's browser encrypts personal data with that it stores. The same in all sessions of the user; nobody gets it
             *     without one.
             */
            storageKey?: string;
        };
        /** @description A new token in place of the one sent, which ends at once. */
        RenewedSession: {
            /** @description Bearer token, valid until expiresAt */
            token: string;
            user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description When the token ends
             */
            expiresAt: string;
        };
        /** @description The token is revoked. */
        SignOutAnswer: {
            /**
             * @description Always false
             * @enum {boolean}
             */
            auth: false;
        };
        /** @description One setting of the organisation. */
        Setting: {
            /** @description Number of the record */
            id: number;
            /** @description Name of the setting */
            variable: string;
            /** @description Its value as text */
            value: string | null;
            /** @description Version of the setting, to send as If-Match (between quotation marks) */
            version: string;
        };
        /**
         * @description One setting to save; without id a new variable is added. The settings table allows 25 characters for name and value,
         *     the company profile (company…, tel, email, bank texts) has longer limits of its own.
         */
        SettingForm: {
            /** @description Number of the record, null for none */
            id?: number | null;
            /** @description Name of the setting */
            variable: string;
            /** @description Its value as text */
            value: string | null;
        };
        /** @description Part of the price that the mutuality does not reimburse, in euros. */
        NonReimbursed: {
            /** @description Budget of the month, in euros */
            monthlyBudget?: number | null;
            /** @description Each day, in euros */
            perDay?: number | null;
            /** @description Each part of a transport, in euros */
            perPart?: number | null;
        };
        /**
         * @description A new booking on one or several dates: all are made or none. Left out: status 0, accepted 1, flags false, motive 0, ap_waittime '0'.
         *     `ap_date` may be sent and is ignored, `dates` decide. Without `distance` the way is measured on saving; without `pick_time` it is computed from the way.
         */
        BookingForm: {
            /** @description Driver */
            driverId: number;
            /** @description Client */
            clientId: number;
            /** @description Destination */
            destinationId: number;
            /** @description Insurer; null when the trip is not insured */
            insuranceId?: number | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description The client also returns; only for type 'to' */
            back?: boolean;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date?: string;
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Pick-up time; later than ap_time means the day before */
            pick_time?: string | null;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime?: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description Price of waiting, 5 euros per 30 minutes */
            waitprice?: number | null;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Parking, in euros; saved as 0 when empty */
            ticket_price?: number | null;
            /** @description Invoice price, in euros; when empty on save the driver price, else the computed price of the trip */
            price?: number | null;
            /** @description Driver price, in euros; null resets it */
            price_driver?: number | null;
            /** @description Paid by invoice of the client */
            factuur?: boolean;
            /** @description Paid by invoice on the side of the driver */
            factuurDriver?: boolean;
            /** @description The settlement of the driver is rectified by creditAmount */
            creditDriver?: boolean;
            /** @description Signed rectification, in euros */
            creditAmount?: number | null;
            /** @description Reason of the rectification */
            creditReason?: string | null;
            /** @description Commission of the company in percent; the driver's when empty */
            commission?: number | null;
            /**
             * @description The driver's answer: 0 to assign, 1 pending, 2 accepted, 3 refused, 4 scheduled
             * @enum {integer}
             */
            accepted?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
            /** @description The passenger is on board */
            charged?: boolean;
            /** @description Comment for the office */
            comment?: string | null;
            /** @description Information for the driver */
            info?: string | null;
            /** @description Address where the client is picked up or brought home */
            pick_address: string;
            /** @description JSON text of a DistanceResult: `totals` per type (price, distance in km, duration in seconds) and the legs of each type */
            distance?: string | null;
            /** @description A certificate is needed */
            certificateNeeded?: boolean;
            /** @description The certificate has come */
            certificateReceived?: boolean;
            /** @description Trip ID at the insurer, the transport id for an imported booking; required with insuranceId */
            mutualPatientID?: string | null;
            /** @description Distance the insurer pays, in km; this or mutualAmount is required with insuranceId */
            mutualDistance?: number | null;
            /** @description Fixed price paid by the insurer, in euros, gross; 0 means not given */
            mutualAmount?: number | null;
            /** @description Share of the patient, in euros */
            mutualPatientAmount?: number | null;
            /** @description Comment for the insurer */
            mutualComment?: string | null;
            /** @description The insurer does not intervene */
            noMutIntervention?: boolean;
            /** @description Flat fee up to 10 km, in euros; null is the insurer's, an explicit 0 stays 0 */
            min10km?: number | null;
            /** @description Fee for each km beyond 10, in euros; null is the insurer's, an explicit 0 stays 0 */
            plus10km?: number | null;
            /** @description The client calls when ready to be brought home; until then ap_time is a guess */
            willCall?: boolean;
            /**
             * @description How the client travels on this trip; null is the client's
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Somebody travels with the client on this trip; null is the client's */
            companion?: boolean | null;
            /** @description What the platform says is not reimbursed */
            nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
            /** @description Days of the appointment */
            dates: string[];
            assignAnyway?: components["schemas"]["AssignAnyway"];
            series?: components["schemas"]["StandingOrder"];
            return?: components["schemas"]["ReturnLeg"];
            transport?: components["schemas"]["TransportPartRef"];
            /** @description Save although the client travels at an overlapping or near time (less than 60 minutes apart) on one of the days already; without it that is a 409 `booking.duplicate` with params client, dates, ids, and trips as JSON text (DoubleTrip) */
            confirmDuplicates?: boolean;
        };
        /**
         * @description The whole form, or any part of it: status alone, accepted alone, driverId with price_driver null and accepted 1. A field left out keeps its value.
         *     With status 0 `charged` is reset, with another status it is kept. A booking on a live invoice refuses changes of what its documents show or its amounts are made of (409 `booking.invoiced`, params `kind` and `invoice`
         *     name it, `invoices` holds all of them as JSON text), an archived one every change (409 `booking.archived`).
         *     A way that changes without a `distance` of its own is measured on saving. Left out, `pick_time` follows the trip: one that was empty, or the computed time
         *     before, becomes that of the new trip; a typed one stays.
         */
        BookingUpdate: {
            /** @description Driver */
            driverId?: number;
            /** @description Client */
            clientId?: number;
            /** @description Destination */
            destinationId?: number;
            /** @description Insurer; null when the trip is not insured */
            insuranceId?: number | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type?: "to" | "back" | "simple";
            /** @description The client also returns; only for type 'to' */
            back?: boolean;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date?: string;
            /** @description Time of the appointment */
            ap_time?: string;
            /** @description Pick-up time; later than ap_time means the day before */
            pick_time?: string | null;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime?: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description Price of waiting, 5 euros per 30 minutes */
            waitprice?: number | null;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Parking, in euros; saved as 0 when empty */
            ticket_price?: number | null;
            /** @description Invoice price, in euros; when empty on save the driver price, else the computed price of the trip */
            price?: number | null;
            /** @description Driver price, in euros; null resets it */
            price_driver?: number | null;
            /** @description Paid by invoice of the client */
            factuur?: boolean;
            /** @description Paid by invoice on the side of the driver */
            factuurDriver?: boolean;
            /** @description The settlement of the driver is rectified by creditAmount */
            creditDriver?: boolean;
            /** @description Signed rectification, in euros */
            creditAmount?: number | null;
            /** @description Reason of the rectification */
            creditReason?: string | null;
            /** @description Commission of the company in percent; the driver's when empty */
            commission?: number | null;
            /**
             * @description The driver's answer: 0 to assign, 1 pending, 2 accepted, 3 refused, 4 scheduled
             * @enum {integer}
             */
            accepted?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
            /** @description The passenger is on board */
            charged?: boolean;
            /** @description Comment for the office */
            comment?: string | null;
            /** @description Information for the driver */
            info?: string | null;
            /** @description Address where the client is picked up or brought home */
            pick_address?: string;
            /** @description JSON text of a DistanceResult: `totals` per type (price, distance in km, duration in seconds) and the legs of each type */
            distance?: string | null;
            /** @description A certificate is needed */
            certificateNeeded?: boolean;
            /** @description The certificate has come */
            certificateReceived?: boolean;
            /** @description Trip ID at the insurer, the transport id for an imported booking; required with insuranceId */
            mutualPatientID?: string | null;
            /** @description Distance the insurer pays, in km; this or mutualAmount is required with insuranceId */
            mutualDistance?: number | null;
            /** @description Fixed price paid by the insurer, in euros, gross; 0 means not given */
            mutualAmount?: number | null;
            /** @description Share of the patient, in euros */
            mutualPatientAmount?: number | null;
            /** @description Comment for the insurer */
            mutualComment?: string | null;
            /** @description The insurer does not intervene */
            noMutIntervention?: boolean;
            /** @description Flat fee up to 10 km, in euros; null is the insurer's, an explicit 0 stays 0 */
            min10km?: number | null;
            /** @description Fee for each km beyond 10, in euros; null is the insurer's, an explicit 0 stays 0 */
            plus10km?: number | null;
            /** @description The client calls when ready to be brought home; until then ap_time is a guess */
            willCall?: boolean;
            /**
             * @description How the client travels on this trip; null is the client's
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Somebody travels with the client on this trip; null is the client's */
            companion?: boolean | null;
            /** @description What the platform says is not reimbursed */
            nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
            assignAnyway?: components["schemas"]["AssignAnyway"];
            seen?: components["schemas"]["SeenBooking"];
            scope?: components["schemas"]["SeriesScope"];
            /** @description The status is saved for the linked leg too, in the same transaction; with a scope for the linked legs of all that are changed */
            alsoLinked?: boolean;
        };
        /**
         * @description Where the booking stood when its user took hold of it. When one of these fields has another value by the time of the save, somebody else was faster:
         *     the save is refused (409 `record.changed`) and changes nothing. Left out: nothing is compared.
         */
        SeenBooking: {
            /** @description Driver */
            driverId?: number;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date?: string;
            /** @description Time of the appointment */
            ap_time?: string;
            /** @description Pick-up time */
            pick_time?: string | null;
            /**
             * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
        };
        /**
         * @description False: conflicts of the driver are looked for, and refuse the save (409 `booking.conflicts`, params `conflicts` holds them as JSON text).
         *     True: it is saved, and the conflicts there were stand in the history as a change of the field `assignedAnyway`. Left out: nothing is looked for.
         *     Only conflicts that the change brings count: those that were there with the same driver and get no worse do not, nor those of a trip that is still to be assigned.
         */
        AssignAnyway: boolean;
        /**
         * @description Of a standing order: this booking alone (when left out), this and those on later days, or all of them. Closed, unfounded, canceled and invoiced
         *     bookings are never touched; the answer names those skipped. What the call changes of its own booking is changed of the others; a form sent whole
         *     changes nothing else of them. The ways there and the ways home of a standing order are changed apart, and days one by one (ap_date is refused, 400).
         * @enum {string}
         */
        SeriesScope: "one" | "following" | "all";
        /** @description The bookings of all dates become one standing order, which can be changed as one afterwards. */
        StandingOrder: {
            /** @description 1 Monday to 7 Sunday, as chosen */
            weekdays: number[];
            /**
             * Format: date
             * @description Last day, as chosen
             */
            until: string;
        };
        /**
         * @description With type 'to' that does not cover the way back itself (else 400 on `return`): a booking of type 'back' is created for each date too, and linked. It takes
         *     over what is not given here, but what is paid once: waiting, parking, share of the patient, rectification. Its price is that of type 'back'. With a `transport`
         *     that brings the passenger home too, it is the booking of that part: what its insurer pays is what the platform says of it.
         */
        ReturnLeg: {
            /** @description When the client is to be brought home; a guess with willCall */
            ap_time: string;
            /** @description The client calls when ready */
            willCall?: boolean;
            /** @description Driver; the same one when left out */
            driverId?: number;
        };
        /**
         * @description How a list of bookings becomes the one that the server has now: the bookings in `changed` and in `gone` are taken out of it, then those in `changed` are put in
         *     at their places, one after the other. All others are unchanged.
         */
        BookingChanges: {
            /** @description Bookings that are new in the list or have other contents or another place, in its order */
            changed: {
                /** @description Place in the list as it is then, from 0 */
                at: number;
                row: components["schemas"]["BookingRow"];
            }[];
            /** @description Numbers of bookings that are no longer in the list: deleted, archived, or on another day */
            gone: number[];
            /** @description Bookings in the list as it is then; where another number comes out, the whole list is to be asked for */
            count: number;
        };
        /**
         * @description A booking as lists and details answer it. Every field is present, null when empty, but those of `include` (see listBookingsByDate) and of wallets.
         *     Names are null when the linked record is missing.
         */
        BookingRow: {
            /** @description Driver */
            driverId: number;
            /** @description Client */
            clientId: number;
            /** @description Destination */
            destinationId: number;
            /** @description Insurer; null when the trip is not insured */
            insuranceId: number | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description The client also returns; only for type 'to' */
            back: boolean;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date: string;
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Pick-up time; later than ap_time means the day before */
            pick_time: string | null;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description Price of waiting, in euros */
            waitprice: number;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Parking, in euros */
            ticket_price: number;
            /** @description Invoice price, in euros; when empty on save the driver price, else the computed price of the trip */
            price: number | null;
            /** @description Driver price, in euros; null resets it */
            price_driver: number | null;
            /** @description Paid by invoice of the client */
            factuur: boolean;
            /** @description Paid by invoice on the side of the driver */
            factuurDriver: boolean;
            /** @description The settlement of the driver is rectified by creditAmount */
            creditDriver: boolean;
            /** @description Signed rectification, in euros */
            creditAmount: number | null;
            /** @description Reason of the rectification */
            creditReason: string | null;
            /** @description Commission of the company in percent; the driver's when empty */
            commission: number | null;
            /**
             * @description The driver's answer: 0 to assign, 1 pending, 2 accepted, 3 refused, 4 scheduled
             * @enum {integer}
             */
            accepted: 0 | 1 | 2 | 3 | 4;
            /**
             * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /** @description The passenger is on board */
            charged: boolean;
            /** @description Comment for the office */
            comment: string | null;
            /** @description Information for the driver */
            info: string | null;
            /** @description Address where the client is picked up or brought home */
            pick_address: string;
            /** @description JSON text of a DistanceResult: `totals` per type (price, distance in km, duration in seconds) and the legs of each type */
            distance: string | null;
            /** @description A certificate is needed */
            certificateNeeded: boolean;
            /** @description The certificate has come */
            certificateReceived: boolean;
            /** @description Trip ID at the insurer, the transport id for an imported booking; required with insuranceId */
            mutualPatientID: string | null;
            /** @description Distance the insurer pays, in km; this or mutualAmount is required with insuranceId */
            mutualDistance: number | null;
            /** @description Fixed price paid by the insurer, in euros, gross; 0 means not given */
            mutualAmount: number | null;
            /** @description Share of the patient, in euros */
            mutualPatientAmount: number | null;
            /** @description Comment for the insurer */
            mutualComment: string | null;
            /** @description The insurer does not intervene */
            noMutIntervention: boolean;
            /** @description Flat fee up to 10 km, in euros; null is the insurer's, an explicit 0 stays 0 */
            min10km: number | null;
            /** @description Fee for each km beyond 10, in euros; null is the insurer's, an explicit 0 stays 0 */
            plus10km: number | null;
            /** @description The client calls when ready to be brought home; until then ap_time is a guess */
            willCall: boolean;
            /**
             * @description How the client travels on this trip; null is the client's
             * @enum {string|null}
             */
            mobility: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Somebody travels with the client on this trip; null is the client's */
            companion: boolean | null;
            /** @description What the platform says is not reimbursed */
            nonReimbursed: components["schemas"]["NonReimbursed"] | null;
            /** @description Number of the record */
            id: number;
            /** @description Last name of the client */
            client_lastname: string | null;
            /** @description First name of the client */
            client_firstname: string | null;
            /** @description Last name of the driver */
            driver_lastname: string | null;
            /** @description First name of the driver */
            driver_firstname: string | null;
            /** @description Name of the destination */
            destination_name: string | null;
            /** @description Standing order it belongs to */
            seriesId: number | null;
            /** @description The other leg of the same visit */
            linkedId: number | null;
            /**
             * @description How the client travels, where the booking says nothing else
             * @enum {string}
             */
            client_mobility: "foot" | "wheelchair" | "stretcher";
            /** @description Somebody travels with the client, where the booking says nothing else */
            client_companion: boolean;
            /** @description The car of the driver carries a wheelchair */
            driver_carriesWheelchair: boolean;
            /** @description The car of the driver carries a stretcher */
            driver_carriesStretcher: boolean;
            /**
             * Format: date
             * @description Last day on which licence, insurance and medical certificate of the driver are all valid, when it is past or at most 30 days away
             */
            driver_papersUntil: string | null;
            /** @description The driver is active; with an inactive one the booking is to be assigned */
            driver_active: boolean;
            /** @description It was archived: it stands in no list, and nothing of it changes any more (getBooking) */
            archived?: boolean;
            /** @description Live invoices that it stands on, at most one of a kind; null when on none. What their documents show of it is locked */
            invoices?: components["schemas"]["StandingInvoice"][] | null;
            /** @description Address of the driver (byname, getBooking) */
            driver_fullAddress?: string | null;
            /** @description Address of the client (byname, getBooking) */
            client_fullAddress?: string | null;
            /** @description Address of the destination (byname, getBooking) */
            destination_fullAddress?: string | null;
            /** @description Mobile phone of the client (byname, getBooking) */
            client_mobile?: string | null;
            /** @description Phone of the client (byname, getBooking) */
            client_tel?: string | null;
            /** @description What drivers are to know of the client (byname, getBooking) */
            client_info?: string | null;
            /** @description National number of the client (include identity) */
            client_ssn?: string | null;
            /**
             * Format: date
             * @description Birthday of the client (include identity)
             */
            client_birthday?: string | null;
            /** @description clientId again (include map, wallets) */
            client_id?: number;
            /** @description destinationId again (include map) */
            destination_id?: number;
            /** @description driverId again (include map) */
            driver_id?: number;
            /** @description Full name of the client (include map) */
            name?: string | null;
            /** @description Address of the destination (include map) */
            destination_address?: string | null;
            /** @description Latitude of the client (include map, byname, getBooking) */
            client_latitude?: number | null;
            /** @description Longitude of the client (include map, byname, getBooking) */
            client_longitude?: number | null;
            /** @description Latitude of the destination (include map, byname, getBooking) */
            destination_latitude?: number | null;
            /** @description Longitude of the destination (include map, byname, getBooking) */
            destination_longitude?: number | null;
            /** @description Latitude of the pick-up address when it is that of a destination and not of the client (include map, byname, getBooking) */
            pick_latitude?: number | null;
            /** @description Longitude of the same (include map, byname, getBooking) */
            pick_longitude?: number | null;
            /** @description Transport of the external platform that it was made of (byTransportIds) */
            transportId?: string | null;
            /** @description Other bookings made of the same transport of the external platform, in the order of its parts (getBooking) */
            sameTransport?: number[];
            /** @description Amount before the share of the patient, in euros (wallets, invoices) */
            subtotal?: number | null;
            /** @description Amount of the line, in euros (wallets, invoices) */
            total?: number | null;
            /** @description Part of the price paid in cash, in euros (wallets, invoices) */
            price_cash?: number | null;
            /** @description Part of the price invoiced, in euros (wallets, invoices) */
            price_factuur?: number | null;
            /** @description Distance for the type of the booking, in km (wallets, invoices) */
            dist?: number | null;
        };
        /** @description A live invoice that a booking stands on. */
        StandingInvoice: {
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Number of the invoice */
            id: number;
        };
        /** @description The bookings are created. */
        BookingInsertAnswer: {
            /** @description Numbers of the new bookings, in the order of the dates; then those of their returns, in the same order */
            insertIds: number[];
            /** @description The first of them */
            insertId: number;
        };
        /** @description The bookings are changed or deleted. */
        BookingUpdateAnswer: {
            /** @description How many there are */
            affectedRows: number;
            /** @description Bookings of the standing order that were left as they are */
            skipped?: components["schemas"]["SkippedBooking"][];
            /** @description Trips beside which the client now travels at an overlapping or near time; left out when there are none */
            doubles?: components["schemas"]["DoubleTrip"][];
            /** @description Numbers of the changes in the histories, by which they can be undone (undoChanges); none of a deletion */
            changes?: number[];
        };
        /** @description A trip that takes the same client at an overlapping or near time. */
        DoubleTrip: {
            /** @description Number of the booking */
            id: number;
            /** @description Name of the client */
            client: string;
            /** @description Name of the destination */
            destination: string | null;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date: string;
            /** @description Time of the appointment */
            ap_time: string;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
        };
        /** @description A booking that was not touched, and why. */
        SkippedBooking: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            ap_date: string;
            /**
             * @description Its status is not pending, it stands on a live invoice, or it is archived
             * @enum {string}
             */
            reason: "closed" | "invoiced" | "archived";
        };
        /** @description A trip that is to be driven, saved or not. */
        PlannedTrip: {
            /** @description The booking itself, which is no conflict of its own; null for a new one */
            id?: number | null;
            /** @description Driver */
            driverId: number;
            /** @description Client */
            clientId: number;
            /** @description Destination */
            destinationId: number;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description Where it is picked up; at the client's when left out */
            pick_address?: string | null;
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Pick-up time */
            pick_time?: string | null;
            /** @description The trip covers the way back too; only for type 'to' */
            back?: boolean;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime?: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description JSON text of a DistanceResult, as a booking keeps it */
            distance?: string | null;
            /**
             * @description How the client travels on this trip; null is the client's
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Days of the appointment */
            dates: string[];
        };
        /**
         * @description Why a driver can hardly drive a trip. `overlap` another trip at the same time, `travel` too little time between two trips, `unavailable` marked as not
         *     available or on leave, `vehicle` the car carries no wheelchair or stretcher, `papers` licence, insurance or medical certificate of the driver have expired by then, `refused` refused this very trip, `inactive` does not drive any more.
         */
        BookingConflict: {
            /**
             * @description Kind of conflict, the gravest first
             * @enum {string}
             */
            kind: "inactive" | "refused" | "vehicle" | "papers" | "unavailable" | "overlap" | "travel";
            /**
             * Format: date
             * @description Day of the trip, of unavailable the day of the slot
             */
            date: string;
            /** @description The other trip, of overlap and travel; null when it is saved together with this one */
            bookingId: number | null;
            /** @description The slot, of unavailable; null when the driver has the whole day off */
            slot: number | null;
            /** @description Minutes in common, of overlap; minutes missing on the way, of travel */
            minutes: number | null;
            /**
             * @description How the client travels, of vehicle alone
             * @enum {string}
             */
            mobility?: "foot" | "wheelchair" | "stretcher";
            /**
             * Format: date-time
             * @description When the driver refused, of refused alone; left out when that is unknown
             */
            at?: string;
        };
        /** @description A driver who is not available. */
        TripsWhileUnavailableQuery: {
            /** @description Driver */
            driverId: number;
            /** @description Days of the slots; every day from today on when left out */
            dates?: string[];
        };
        /** @description A trip for which a driver is looked for. */
        DriverSuggestionQuery: {
            /** @description The booking itself if it is saved */
            id?: number | null;
            /** @description Client */
            clientId: number;
            /** @description Destination */
            destinationId: number;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description Where it is picked up; at the client's when left out */
            pick_address?: string | null;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date: string;
            /** @description Every day of the appointment when there are several, ap_date alone when left out: a driver is ranked by all of them */
            dates?: string[];
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Pick-up time */
            pick_time?: string | null;
            /** @description The trip covers the way back too; only for type 'to' */
            back?: boolean;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime?: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description JSON text of a DistanceResult, as a booking keeps it */
            distance?: string | null;
            /**
             * @description How the client travels on this trip; null is the client's
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description At most so many, all active drivers when left out */
            limit?: number;
        };
        /** @description A driver for a trip; those without conflicts come first, then those with the fewest extra kilometres; last those who refused it. Of several days: by how many of them have conflicts. */
        DriverSuggestion: {
            /** @description Driver */
            driverId: number;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
            /** @description Kilometres the trip adds to the day of the driver, on average of several days; null when a place is unknown */
            extraKm: number | null;
            /** @description The kilometres are an estimate */
            estimated: boolean;
            /** @description Trips the driver has that day, or on all of the days */
            trips: number;
            /** @description What speaks for the driver on each of the days; of several, the trips named are those of the first */
            reasons: {
                /**
                 * @description Drives the other leg, ends or begins a trip near by, drove the client before, lives near by, has no trip yet; the strongest first
                 * @enum {string}
                 */
                kind: "linkedLeg" | "onTheWay" | "knowsClient" | "nearHome" | "freeAllDay";
                /** @description The trip near by or the other leg */
                bookingId: number | null;
                /** @description Free minutes before or after it, of onTheWay */
                minutes: number | null;
            }[];
            /** @description What speaks against */
            conflicts: components["schemas"]["BookingConflict"][];
        };
        /** @description A will-call return whose client called. */
        ReadyNowQuery: {
            /** @description The booking */
            id: number;
        };
        /** @description The trip is due now. */
        ReadyNowAnswer: {
            /** @description The booking */
            id: number;
            /**
             * Format: date
             * @description Today
             */
            ap_date: string;
            /** @description Now */
            ap_time: string;
            /** @description Now */
            pick_time: string;
            /** @description The app of the driver was reached; else the message waits, unless the trip is still to assign: then nobody is told */
            delivered: boolean;
        };
        /** @description One change of several bookings; each is changed or refused by itself. */
        BulkChange: {
            /** @description Bookings */
            ids: number[];
            /** @description What is changed: status, driver or answer */
            change: {
                /**
                 * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
                 * @enum {integer}
                 */
                status?: 0 | 1 | 2 | 3;
                /** @description Driver; the price of the driver is emptied and accepted becomes 1 */
                driverId?: number;
                /**
                 * @description Takes the trip from its driver: it is to be assigned again
                 * @enum {integer}
                 */
                accepted?: 0;
            };
            /** @description How each of them stood when the user saw it: one that stands otherwise is refused (409 `record.changed`) */
            seen?: components["schemas"]["SeenBooking"];
            assignAnyway?: components["schemas"]["AssignAnyway"];
            /** @description Change a booking although its client then travels at an overlapping or near time beside another trip; without it such a booking is refused (409 `booking.duplicate`, params as when it is added) */
            confirmDuplicates?: boolean;
        };
        /** @description What became of one booking. */
        BulkResult: {
            /** @description The booking */
            id: number;
            /**
             * @description What became of it
             * @enum {string}
             */
            result: "changed" | "unchanged" | "refused";
            /** @description Why it was refused */
            problem: components["schemas"]["Problem"] | null;
            /** @description Number of the change in its history, by which it can be undone; null when nothing was changed */
            change: number | null;
            /** @description Trips beside which the client now travels at an overlapping or near time; left out when there are none */
            doubles?: components["schemas"]["DoubleTrip"][];
        };
        /** @description Changes to undo. */
        UndoQuery: {
            /** @description Numbers of changes the caller made, as the answers of the saves gave them */
            changes: number[];
        };
        /** @description A range of at most 366 days. */
        BookingsByDateQuery: {
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first; the first when left out
             */
            endDate?: string | null;
            /** @description Fields to add: `map` coordinates and addresses, `identity` national number and birthday (needs planningBooqit or transportsBooqit, at most 31 days, and the log holds each read) */
            include?: ("map" | "identity")[];
            /** @description Fields that are left empty (null): `distance`, half of the size of a row, which a list of many days does not show */
            omit?: "distance"[];
        };
        /** @description The trip whose matching return trip is looked for. */
        ReturnBookingQuery: {
            /**
             * Format: date
             * @description Day of the trip
             */
            ap_date: string;
            /** @description Client */
            clientId: number;
            /** @description Destination */
            destinationId: number;
            /** @description Driver; null for any */
            driverId?: number | null;
            /**
             * @description Type of the trip one has; the opposite is looked for
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description The trip itself when it is saved: its linked leg comes first */
            id?: number | null;
        };
        /** @description One change of a booking. */
        BookingChange: {
            /** @description Number of the change */
            id: number;
            /**
             * Format: date-time
             * @description When
             */
            at: string;
            /** @description Who */
            user: {
                /** @description Number of the user; null for the system */
                id: number | null;
                /** @description First and last name */
                name: string;
            };
            /**
             * @description What was done
             * @enum {string}
             */
            action: "create" | "update" | "delete" | "archive";
            /** @description Changed fields */
            changes: components["schemas"]["FieldChange"][];
        };
        /** @description One changed field. */
        FieldChange: {
            /** @description Name of the field */
            field: string;
            /** @description Value before, null when there was none; objects as JSON text */
            old: string | number | boolean | null;
            /** @description Value after, null when there is none; objects as JSON text */
            new: string | number | boolean | null;
        };
        /** @description Transports of the external platform. */
        TransportIdsQuery: {
            /** @description Transport ids */
            transportIds: string[];
        };
        /** @description A day. */
        DriverDayQuery: {
            /**
             * Format: date
             * @description The day
             */
            ap_date: string;
        };
        /** @description What a driver marked for a day; no row means free all day. */
        AvailabilityRow: {
            /** @description Driver */
            driverId: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            date: string;
            /** @description Slots of two hours in which the driver is NOT available, separated by commas: 0 is 07-09, 5 is 17-19; empty means free all day */
            available: string;
        };
        /** @description A driver, and a range of days if not all. */
        DriverAvailabilityQuery: {
            /** @description Driver */
            driverId: number;
            /**
             * Format: date
             * @description First day
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day
             */
            endDate?: string | null;
            /** @description Only what days were marked with by themselves, those marked free among them; leave and pattern are left out */
            marked?: boolean;
        };
        /** @description Addresses in the order driver, client, destination; further ones are stops between client and destination and stand before it */
        DistanceAddresses: string[];
        /** @description The addresses alone, or with the time of the appointment and known coordinates. */
        DistanceQuery: components["schemas"]["DistanceAddresses"] | components["schemas"]["DistanceDetailedQuery"];
        /** @description Addresses, with the time of the appointment for rush hours and known coordinates, which spare the look-up. */
        DistanceDetailedQuery: {
            addresses: components["schemas"]["DistanceAddresses"];
            at?: components["schemas"]["DistanceMoment"];
            /** @description Coordinates in the order of the addresses, null where unknown */
            coordinates?: (components["schemas"]["Coordinates"] | null)[];
        };
        /** @description Time of the appointment. */
        DistanceMoment: {
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            ap_date: string;
            /** @description Local time in 24 hours, HH:mm */
            ap_time: string;
        };
        /**
         * @description Legs and totals for each type of trip. to: driver, client, destination; back: destination, client, driver; simple: as to.
         *     Prices are the fallback price, rounded up for each leg and then summed.
         */
        DistanceResult: {
            /** @description Legs of the outbound trip */
            to: components["schemas"]["DistanceLeg"][];
            /** @description Legs of the return trip */
            back: components["schemas"]["DistanceLeg"][];
            /** @description Legs of a simple trip */
            simple: components["schemas"]["DistanceLeg"][];
            /** @description Sums of the legs */
            totals: {
                to: components["schemas"]["DistanceTotal"];
                back: components["schemas"]["DistanceTotal"];
                simple: components["schemas"]["DistanceTotal"];
                total: components["schemas"]["DistanceTotal"];
            };
            /** @description The figures are an estimate and are shown as such */
            estimated: boolean;
            /** @description Who computed it: estimate, osrm, google */
            source: string;
            /** @description The configured service that did not answer, for which the estimate stands in */
            unavailable?: string | null;
            /** @description Whom to name on the map */
            attribution?: string | null;
        };
        /** @description One leg. */
        DistanceLeg: {
            trip: components["schemas"]["DistanceTrip"];
        };
        /** @description From one address to the next. */
        DistanceTrip: {
            /** @description Address it starts at */
            origin: string;
            /** @description Address it ends at */
            destination: string;
            /** @description Fallback price, in whole euros */
            price: number;
            /** @description Kilometres */
            distance: number;
            /** @description Seconds */
            duration: number;
            geometry: components["schemas"]["Geometry"];
        };
        /** @description Line to draw, as [latitude, longitude] pairs */
        Geometry: [
            number,
            number
        ][];
        /** @description Sum of the legs of a type. */
        DistanceTotal: {
            /** @description Fallback price, in whole euros */
            price: number;
            /** @description Kilometres */
            distance: number;
            /** @description Seconds */
            duration: number;
        };
        /** @description A route through some places. */
        DirectionsQuery: {
            /** @description Address of the start */
            origin: string;
            /** @description Address of the end */
            destination: string;
            /** @description Addresses on the way, in order */
            waypoints?: string[];
            /** @description Coordinates of origin, waypoints and destination in this order, null where unknown */
            coordinates?: (components["schemas"]["Coordinates"] | null)[];
            at?: components["schemas"]["DistanceMoment"];
        };
        /** @description The route, leg by leg. */
        Directions: {
            /**
             * @description OK; NOT_FOUND when a place is unknown, ZERO_RESULTS when no way leads there (no legs then)
             * @enum {string}
             */
            status: "OK" | "NOT_FOUND" | "ZERO_RESULTS";
            /** @description Legs between the places */
            legs: components["schemas"]["DirectionsLeg"][];
            /** @description Kilometres in all */
            distance: number;
            /** @description Seconds in all */
            duration: number;
            /** @description The figures are an estimate and are shown as such */
            estimated: boolean;
            /** @description Who computed it: estimate, osrm, google */
            source: string;
            /** @description The configured service that did not answer, for which the estimate stands in */
            unavailable?: string | null;
            /** @description Whom to name on the map */
            attribution?: string | null;
        };
        /** @description From one place to the next. */
        DirectionsLeg: {
            /** @description Address it starts at */
            origin: string;
            /** @description Address it ends at */
            destination: string;
            /** @description Kilometres */
            distance: number;
            /** @description Seconds */
            duration: number;
            geometry: components["schemas"]["Geometry"];
        };
        /** @description Which mails. */
        MailQuery: {
            /** @description Search text as the mailbox understands it, such as is:unread */
            q?: string | null;
        };
        /** @description A mail. */
        MailReference: {
            /** @description Id of the mail in the mailbox */
            id: string;
        };
        /** @description A file that came with a mail. */
        MailAttachmentReference: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Id of the file in the mail */
            attachmentId: string;
        };
        /** @description A mail that was read, or is to look unread again. */
        MailMark: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Not yet read */
            unread: boolean;
        };
        /** @description A mail, in short. */
        MailSummary: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Sender */
            From: string;
            /** @description Subject */
            Subject: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            Date: string;
            /** @description Not yet read */
            unread: boolean;
            /** @description First words of the text */
            snippet: string;
        };
        /** @description A mail. */
        Mail: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Sender */
            From: string;
            /** @description Subject */
            Subject: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            Date: string;
            /** @description Not yet read */
            unread: boolean;
            /** @description First words of the text */
            snippet: string;
            /** @description Address it was delivered to */
            DeliveredTo: string;
            /** @description Text of the mail; markup is removed */
            body: string;
            /** @description The mail with harmless markup alone: no scripts, forms, styles of the page, or addresses that are fetched; null when it has none */
            html: string | null;
            /** @description Pictures that would be fetched from elsewhere and were taken out */
            blockedImages: number;
            /** @description Files that came with it */
            attachments: {
                /** @description Id of the file in the mail */
                id: string;
                /** @description Name of the file */
                name: string;
                /** @description Bytes */
                size: number;
            }[];
            /** @description What answered it from here, the oldest first */
            replies: components["schemas"]["SentMail"][];
        };
        /** @description A reply to a mail. */
        MailReplyForm: {
            /**
             * Format: uuid
             * @description Made once for the reply: the same key never sends twice
             */
            key: string;
            /** @description Id of the mail in the mailbox */
            id: string;
            /**
             * Format: email
             * @description To whom it goes
             */
            to: string;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text, with what it quotes */
            text: string;
        };
        /** @description A mail that was sent, or failed to be. */
        SentMail: {
            /**
             * Format: uuid
             * @description Key of the mail
             */
            id: string;
            /** @description To whom it went */
            to: string[];
            /** @description Subject */
            subject: string;
            /** @description Plain text */
            text: string;
            /** @description Names of its attachments */
            files: string[];
            /** @description Numbers of the attachments that are kept, from 1 in the order of their names */
            readable: number[];
            /** @description Who sent it */
            user_name: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            at: string;
            /**
             * @description sending; sent: a mail server took it; kept: it stays in the product, which has no mail server; failed
             * @enum {string}
             */
            state: "sending" | "sent" | "kept" | "failed";
        };
        /** @description A file that went out with a mail. */
        SentAttachmentReference: {
            /**
             * Format: uuid
             * @description Key of the mail
             */
            id: string;
            /** @description Number of the attachment, from 1 */
            number: number;
        };
        /** @description A daily report to write or change. */
        DailyReportForm: {
            /**
             * Format: date
             * @description Day of the report
             */
            date: string;
            /** @description Time of the report */
            time?: string | null;
            /** @description Author, of the roles super, admin or dispatch; the signed-in user when left out */
            user?: number | null;
            /** @description Text */
            report: string;
        };
        /** @description A daily report. */
        DailyReport: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the report
             */
            date: string;
            /** @description Time of the report */
            time: string | null;
            /** @description Author */
            user: number | null;
            /** @description First and last name of the author */
            user_name: string | null;
            /** @description Text */
            report: string;
        };
        /** @description The figures of the home page. */
        DayOverview: {
            /**
             * Format: date
             * @description The day that is counted
             */
            today: string;
            /**
             * Format: date
             * @description The day after it
             */
            tomorrow: string;
            /** @description Trips of today; null for those who may not open bookings */
            trips: components["schemas"]["DayTrips"] | null;
            /** @description Closed trips of last month that are on no invoice yet; null for those who make no invoices */
            toInvoice: number | null;
        };
        /** @description How far the trips of a day are. A trip may count more than once. */
        DayTrips: {
            /** @description Trips driven or to be driven, neither unfounded nor canceled */
            driven: number;
            /** @description Closed trips */
            done: number;
            /** @description Trips with the passenger on board */
            underWay: number;
            /** @description Trips whose pick-up has passed, or comes soon without an answer */
            late: number;
            /** @description Trips that wait for a driver */
            toAssign: number;
            /** @description Trips of tomorrow that wait for a driver */
            toAssignTomorrow: number;
        };
        /** @description A client to create or change. Left out on creation means null, or false for flags; left out on a change keeps the value. */
        ClientForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip: string;
            /** @description Locality */
            city: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday?: string | null;
            /** @description Fixed phone */
            tel?: string | null;
            /** @description Mobile phone */
            mobile?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Degrees north, WGS 84 */
            latitude?: number | null;
            /** @description Degrees east, WGS 84 */
            longitude?: number | null;
            /** @description Box number */
            postbox?: string | null;
            /**
             * Format: date
             * @description Client since
             */
            client_from?: string | null;
            /** @description M-code, the tariff code of the mutuality */
            mcode?: string | null;
            /** @description Base price agreed with the client, in euros */
            basePrice?: number | null;
            /** @description Pays by invoice */
            factuur?: boolean;
            /** @description Information for drivers */
            info?: string | null;
            /**
             * @description How the client travels, on foot when left out on creation
             * @enum {string}
             */
            mobility?: "foot" | "wheelchair" | "stretcher";
            /** @description Somebody travels with the client */
            companion?: boolean;
            /** @description There is a problem with the client, see comment */
            problem?: boolean;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /** @description Mutuality of the client, often one of the insurers */
            mutuality?: string | null;
            /** @description Other name on the invoice */
            invoiceName?: string | null;
            /** @description Other address on the invoice */
            invoiceAddress?: string | null;
            /** @description Box number of the invoice address */
            postbox2?: string | null;
            /** @description National register number, as typed; a wrong check number warns and never blocks */
            ssn?: string | null;
            /** @description History of the client */
            comment?: string | null;
            /** @description Member number of the client at the mutuality, as printed on its labels */
            memberNumber?: string | null;
            /** @description Family contact */
            contactName?: string | null;
            /** @description What the contact is to the client: daughter, neighbour, carer */
            contactRelation?: string | null;
            /** @description Phone of the family contact */
            contactPhone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the family contact
             */
            contactEmail?: string | null;
            /** @description Doctor of the client */
            doctorName?: string | null;
            /** @description Phone of the doctor */
            doctorPhone?: string | null;
        };
        /** @description A client in a list, without the national number and the history. */
        ClientRow: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday: string | null;
            /** @description Fixed phone */
            tel: string | null;
            /** @description Mobile phone */
            mobile: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Box number */
            postbox: string | null;
            /**
             * Format: date
             * @description Client since
             */
            client_from: string | null;
            /** @description M-code, the tariff code of the mutuality */
            mcode: string | null;
            /** @description Base price agreed with the client, in euros */
            basePrice: number | null;
            /** @description Pays by invoice */
            factuur: boolean;
            /** @description Information for drivers */
            info: string | null;
            /**
             * @description How the client travels, on foot when left out on creation
             * @enum {string}
             */
            mobility: "foot" | "wheelchair" | "stretcher";
            /** @description Somebody travels with the client */
            companion: boolean;
            /** @description There is a problem with the client, see comment */
            problem: boolean;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /** @description Mutuality of the client, often one of the insurers */
            mutuality: string | null;
            /** @description Other name on the invoice */
            invoiceName: string | null;
            /** @description Other address on the invoice */
            invoiceAddress: string | null;
            /** @description Box number of the invoice address */
            postbox2: string | null;
            /** @description Number of the record */
            id: number;
            /** @description The person was removed from the record, which stays for its invoices */
            anonymised: boolean;
        };
        /** @description A client, whole. */
        Client: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday: string | null;
            /** @description Fixed phone */
            tel: string | null;
            /** @description Mobile phone */
            mobile: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Box number */
            postbox: string | null;
            /**
             * Format: date
             * @description Client since
             */
            client_from: string | null;
            /** @description M-code, the tariff code of the mutuality */
            mcode: string | null;
            /** @description Base price agreed with the client, in euros */
            basePrice: number | null;
            /** @description Pays by invoice */
            factuur: boolean;
            /** @description Information for drivers */
            info: string | null;
            /**
             * @description How the client travels, on foot when left out on creation
             * @enum {string}
             */
            mobility: "foot" | "wheelchair" | "stretcher";
            /** @description Somebody travels with the client */
            companion: boolean;
            /** @description There is a problem with the client, see comment */
            problem: boolean;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /** @description Mutuality of the client, often one of the insurers */
            mutuality: string | null;
            /** @description Other name on the invoice */
            invoiceName: string | null;
            /** @description Other address on the invoice */
            invoiceAddress: string | null;
            /** @description Box number of the invoice address */
            postbox2: string | null;
            /** @description Number of the record */
            id: number;
            /** @description The person was removed from the record, which stays for its invoices */
            anonymised: boolean;
            /** @description National register number, as typed; a wrong check number warns and never blocks */
            ssn: string | null;
            /** @description History of the client */
            comment: string | null;
            /** @description Member number of the client at the mutuality, as printed on its labels */
            memberNumber: string | null;
            /** @description Family contact */
            contactName: string | null;
            /** @description What the contact is to the client: daughter, neighbour, carer */
            contactRelation: string | null;
            /** @description Phone of the family contact */
            contactPhone: string | null;
            /**
             * Format: email
             * @description E-mail address of the family contact
             */
            contactEmail: string | null;
            /** @description Doctor of the client */
            doctorName: string | null;
            /** @description Phone of the doctor */
            doctorPhone: string | null;
        };
        /** @description A destination to create or change. */
        DestinationForm: {
            /** @description Degrees north, WGS 84 */
            latitude?: number | null;
            /** @description Degrees east, WGS 84 */
            longitude?: number | null;
            /** @description Name */
            name: string;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip: string;
            /** @description Locality */
            city: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel?: string | null;
        };
        /** @description A hospital, care center or other place clients are driven to. */
        Destination: {
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Name */
            name: string;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel: string | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description A deleted destination. */
        DestinationRestore: {
            /** @description Number of the record */
            id: number;
        };
        /** @description An insurance body to create or change. */
        InsuranceForm: {
            /** @description Name */
            name: string;
            /** @description Company number */
            cn?: string | null;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip?: string | null;
            /** @description Locality */
            city?: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /** @description Box number */
            postbox?: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Bank account, IBAN */
            bank_account?: string | null;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /** @description Flat fee up to 10 km, in euros; 9 when empty */
            min10km?: number | null;
            /** @description Fee for each km beyond 10, in euros; 0.90 when empty */
            plus10km?: number | null;
            /** @description Comment */
            comment?: string | null;
        };
        /** @description An insurance body, such as a mutual fund. */
        Insurance: {
            /** @description Name */
            name: string;
            /** @description Company number */
            cn: string | null;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /** @description Box number */
            postbox: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Bank account, IBAN */
            bank_account: string | null;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /** @description Flat fee up to 10 km, in euros; 9 when empty */
            min10km: number | null;
            /** @description Fee for each km beyond 10, in euros; 0.90 when empty */
            plus10km: number | null;
            /** @description Comment */
            comment: string | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description A driver to create or change. Left out on creation: active true, refreshTime 30. */
        DriverForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip: string;
            /** @description Locality */
            city: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday?: string | null;
            /** @description Fixed phone */
            tel?: string | null;
            /** @description Mobile phone */
            mobile: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Degrees north, WGS 84 */
            latitude?: number | null;
            /** @description Degrees east, WGS 84 */
            longitude?: number | null;
            /** @description Works now; an inactive driver keeps bookings that are to be assigned */
            active?: boolean;
            /** @description Bank account, IBAN */
            bank_account?: string | null;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /** @description Box number */
            postbox?: string | null;
            /**
             * @description Always driver
             * @enum {string}
             */
            role?: "driver";
            /** @description Car and number plate */
            car?: string | null;
            /** @description The car carries a wheelchair */
            carriesWheelchair?: boolean;
            /** @description The car carries a stretcher */
            carriesStretcher?: boolean;
            /** @description Zones the driver works in */
            zones?: string | null;
            /**
             * Format: date
             * @description Last day on which the driving licence is valid
             */
            licenceUntil?: string | null;
            /**
             * Format: date
             * @description Last day on which the car is insured
             */
            insuranceUntil?: string | null;
            /**
             * Format: date
             * @description Last day on which the medical certificate of the driver is valid
             */
            medicalUntil?: string | null;
            /**
             * @description Seconds between two positions of the app
             * @enum {integer}
             */
            refreshTime?: 15 | 30 | 60 | 120;
            /** @description Commission of the company in percent, copied to a booking when it is assigned */
            commission?: number | null;
        };
        /** @description A driver. */
        Driver: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday: string | null;
            /** @description Fixed phone */
            tel: string | null;
            /** @description Mobile phone */
            mobile: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Works now; an inactive driver keeps bookings that are to be assigned */
            active: boolean;
            /** @description Bank account, IBAN */
            bank_account: string | null;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /** @description Box number */
            postbox: string | null;
            /**
             * @description Always driver
             * @enum {string}
             */
            role: "driver";
            /** @description Car and number plate */
            car: string | null;
            /** @description The car carries a wheelchair */
            carriesWheelchair: boolean;
            /** @description The car carries a stretcher */
            carriesStretcher: boolean;
            /** @description Zones the driver works in */
            zones: string | null;
            /**
             * Format: date
             * @description Last day on which the driving licence is valid
             */
            licenceUntil: string | null;
            /**
             * Format: date
             * @description Last day on which the car is insured
             */
            insuranceUntil: string | null;
            /**
             * Format: date
             * @description Last day on which the medical certificate of the driver is valid
             */
            medicalUntil: string | null;
            /**
             * @description Seconds between two positions of the app
             * @enum {integer}
             */
            refreshTime: 15 | 30 | 60 | 120;
            /** @description Commission of the company in percent, copied to a booking when it is assigned */
            commission: number | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description An active driver, in short. */
        ActiveDriver: {
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Number of the record */
            id: number;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /** @description Mobile phone */
            mobile: string | null;
            /**
             * @description Seconds between two positions of the app
             * @enum {integer}
             */
            refreshTime: 15 | 30 | 60 | 120;
            /** @description The car carries a wheelchair */
            carriesWheelchair: boolean;
            /** @description The car carries a stretcher */
            carriesStretcher: boolean;
            /**
             * Format: date
             * @description Last day on which licence, insurance and medical certificate are all valid, when it is past or at most 30 days away
             */
            papersUntil: string | null;
        };
        /** @description A user to create or change. A role of staff requires an email, with which the user signs in. */
        UserForm: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip: string;
            /** @description Locality */
            city: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday?: string | null;
            /** @description Fixed phone */
            tel?: string | null;
            /** @description Mobile phone */
            mobile?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /**
             * @description Role of a user
             * @enum {string}
             */
            role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "super";
            /** @description Car and number plate */
            car?: string | null;
            /** @description Zones the user works in */
            zones?: string | null;
            /**
             * Format: date
             * @description User since
             */
            client_from?: string | null;
        };
        /** @description A user. */
        User: {
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday: string | null;
            /** @description Fixed phone */
            tel: string | null;
            /** @description Mobile phone */
            mobile: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /**
             * @description Role of a user
             * @enum {string}
             */
            role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "super";
            /** @description Car and number plate */
            car: string | null;
            /** @description Zones the user works in */
            zones: string | null;
            /**
             * Format: date
             * @description User since
             */
            client_from: string | null;
            /** @description Number of the record */
            id: number;
            /** @description Signs in with a second factor */
            secondFactor: boolean;
        };
        /** @description The user is created. */
        UserInsertAnswer: {
            /** @description Number of the new user */
            insertId: number;
            /** @description To be handed to the user, shown this once; null when it was sent by mail or the role cannot sign in */
            temporaryPassword: string | null;
        };
        /** @description A user, in short. */
        UserSummary: {
            /** @description Number of the record */
            id: number;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /**
             * @description Role of a user
             * @enum {string}
             */
            role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "super";
        };
        /** @description Roles to find users of. */
        RolesQuery: {
            /** @description Quoted names separated by commas, `'admin','dispatch'`, or a list; an unknown role is refused */
            roles: string | ("client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "super")[];
        };
        /** @description An M-code to create or change. */
        MCodeForm: {
            /** @description Code */
            mcode: string;
            /** @description Name */
            name?: string | null;
            /** @description Forfait, in euros */
            price_other: number;
            /** @description Forfait for dialysis, in euros */
            price_dialyse: number;
            /** @description Forfait for radiotherapy, in euros */
            price_radio: number;
            /** @description Forfait for chemotherapy, in euros */
            price_chemo: number;
        };
        /** @description A tariff code of a mutuality: its forfait by motive is proposed as fixed price, never forced. */
        MCode: {
            /** @description Code */
            mcode: string;
            /** @description Name */
            name: string | null;
            /** @description Forfait, in euros */
            price_other: number | null;
            /** @description Forfait for dialysis, in euros */
            price_dialyse: number | null;
            /** @description Forfait for radiotherapy, in euros */
            price_radio: number | null;
            /** @description Forfait for chemotherapy, in euros */
            price_chemo: number | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description A care center to create or change. */
        CareCenterForm: {
            /** @description Degrees north, WGS 84 */
            latitude?: number | null;
            /** @description Degrees east, WGS 84 */
            longitude?: number | null;
            /** @description Name */
            name: string;
            /** @description E-mail address; saved as it is, the list marks a wrong one */
            email_address?: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel?: string | null;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip: string;
            /** @description Locality */
            city: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /** @description Somebody has visited it */
            visited?: boolean;
            /** @description Marked */
            marked?: boolean;
            /** @description Member id of the mailing list, null when not subscribed. Only subscribing and unsubscribing change it: in a form it is ignored */
            subscribed_id?: string | null;
        };
        /** @description A care center. */
        CareCenter: {
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Name */
            name: string;
            /** @description E-mail address; saved as it is, the list marks a wrong one */
            email_address: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel: string | null;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /** @description Somebody has visited it */
            visited: boolean;
            /** @description Marked */
            marked: boolean;
            /** @description Member id of the mailing list, null when not subscribed. Only subscribing and unsubscribing change it: in a form it is ignored */
            subscribed_id: string | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description An address to subscribe. */
        SubscribeForm: {
            /**
             * @description subscribed, or pending until the address confirms; subscribed when left out
             * @enum {string}
             */
            status?: "subscribed" | "pending";
            /** @description Mailing list; the configured one when left out */
            list?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email_address: string;
            /** @description What letters call the member */
            merge_fields?: {
                /** @description Name */
                NAME?: string | null;
                /** @description Phone number */
                PHONE?: string | null;
                /** @description Whole address on one line, as chosen from the suggestions */
                ADDRESS?: string | null;
            };
        };
        /** @description The member. */
        SubscribeAnswer: {
            /** @description Member id, stored as subscribed_id of the care centers with this address once it is subscribed */
            id: string | null;
            /**
             * @description How it stands now; pending: a letter asks the address first, as the service demands of who has left by themselves
             * @enum {string}
             */
            status?: "subscribed" | "unsubscribed" | "pending" | "cleaned";
        };
        /** @description A member to unsubscribe. */
        UnsubscribeForm: {
            /** @description Member id */
            id: string;
            /** @description Mailing list; the configured one when left out */
            list?: string | null;
        };
        /** @description A campaign or a template of the mailing list. */
        CampaignData: {
            /** @description Id at the mailing list */
            id: string;
            /** @description Title of the campaign or name of the template */
            title: string;
            /** @description List of the campaign; null for a template */
            list_name: string | null;
            /** @description The campaign is sent; null for a template */
            sent: boolean | null;
            /**
             * Format: date-time
             * @description When it was or will be sent
             */
            send_time: string | null;
            /** @description Picture of a template */
            thumbnail: string | null;
        };
        /** @description A call that changed something. Passwords, tokens and national numbers are never in it. */
        LogEntry: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date-time
             * @description When
             */
            time: string;
            /** @description Who */
            userId: number | null;
            /** @description Last and first name of the user */
            user_name: string | null;
            /** @description Role of the user at that time */
            role: string | null;
            /** @description Method of the call */
            method: string;
            /** @description Path of the call */
            url: string;
            /** @description Body of the call as JSON text, redacted */
            body: string | null;
            /** @description operationId of the call; null in lines that are older than it */
            operation: string | null;
            /** @description Name of the record at that time, or the address that signed in */
            subject: string | null;
            /**
             * @description How a sign-in ended (done, recovery: done with a recovery code, refused, wrongOtp: the second factor was wrong, blocked after too many attempts), or why another call was refused: denied (403), limited (429); null for other calls
             * @enum {string|null}
             */
            outcome: "done" | "recovery" | "refused" | "wrongOtp" | "blocked" | "denied" | "limited" | null;
            /** @description Network address of a sign-in or of a refused call; null for other calls */
            address: string | null;
            /** @description Fields that changed */
            changes: {
                /** @description Name of the field */
                field: string;
                /** @description Value before as text; null when empty */
                before: string | null;
                /** @description Value after as text; null when empty */
                after: string | null;
            }[];
        };
        /** @description A client. */
        ClientQuestion: {
            /** @description Number of the record */
            id: number;
        };
        /** @description A client as typed so far. */
        DuplicateQuestion: {
            /** @description The client itself when it exists already */
            id?: number | null;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday?: string | null;
            /** @description National register number */
            ssn?: string | null;
            /** @description Street and house number */
            address?: string | null;
            /** @description Postal code, four digits in Belgium */
            zip?: string | null;
        };
        /** @description A client who may be the same person. */
        ClientDuplicate: {
            /** @description Number of the record */
            id: number;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /**
             * @description How alike the names are: equal, first and last name swapped, or misspelt; null where the reason is the number
             * @enum {string|null}
             */
            names: "same" | "swapped" | "similar" | null;
            /**
             * @description ssn: the same national number, which is certain; the others probable: with the same birth date, without it at a similar address, or the name alone
             * @enum {string}
             */
            reason: "ssn" | "nameAndBirthday" | "nameAndAddress" | "name";
        };
        /** @description Two records of one person. */
        ClientMerge: {
            /** @description The record that stays */
            keep: number;
            /** @description The record that becomes an alias of it */
            remove: number;
            /** @description Fields whose value the office chose; the others are the kept record's, or taken where it lacks them */
            choices?: components["schemas"]["ClientMergeChoice"][];
        };
        /** @description A field, or fields that belong together, and the record whose value stays. */
        ClientMergeChoice: {
            /**
             * @description place: the address with its box; invoicePlace: that of the invoice
             * @enum {string}
             */
            field: "lastname" | "firstname" | "birthday" | "ssn" | "place" | "mobile" | "tel" | "email" | "client_from" | "mcode" | "basePrice" | "factuur" | "invoiceName" | "invoicePlace" | "mobility" | "companion" | "problem" | "language" | "mutuality" | "contact" | "doctor";
            /**
             * @description Record
             * @enum {string}
             */
            from: "keep" | "remove";
        };
        /** @description A merge that can be undone. */
        ClientMergeRecord: {
            /** @description Number of the record */
            id: number;
            /** @description Number of the record that was merged into this one */
            removed: number;
            /** @description Its name, last name first */
            name: string;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /**
             * Format: date-time
             * @description When it can be undone no longer
             */
            until: string;
            /** @description Who merged, last name first */
            userName: string;
        };
        /** @description A merge to undo. */
        ClientMergeUndo: {
            /** @description Number of the merge */
            id: number;
        };
        /** @description What went back. */
        ClientMergeUndone: {
            /** @description The record that is there again */
            removed: number;
            /** @description How many there are */
            bookings: number;
            /** @description How many there are */
            invoices: number;
            /** @description Bookings that were invoiced to the kept record since and stay there */
            stayed: number;
        };
        /** @description What moved. */
        ClientMergeAnswer: {
            /** @description Number of the merge, to undo it */
            id: number;
            /** @description How many there are */
            bookings: number;
            /** @description How many there are */
            invoices: number;
        };
        /** @description A national number in full. */
        NationalNumberAnswer: {
            /** @description As typed; null when there is none */
            ssn: string | null;
        };
        /** @description A trip of a client, in short. */
        ClientTrip: {
            /** @description Number of the booking */
            id: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            date: string;
            /** @description Pick-up time */
            pickTime: string | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /**
             * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /** @description Where to */
            destination_name: string | null;
            /** @description First and last name of the driver */
            driver_name: string | null;
            /** @description Calculated amount, in euros */
            amount: number | null;
        };
        /** @description An invoice of a client, in short. */
        ClientInvoiceSummary: {
            /** @description Number of the invoice */
            id: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            date: string;
            /** @description Euros, at most two decimals */
            total: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        /** @description All that is kept about a person. */
        ClientData: {
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            exportedAt: string;
            client: components["schemas"]["Client"];
            /** @description Former numbers of the record */
            aliases: number[];
            /** @description All trips */
            trips: components["schemas"]["BookingRow"][];
            /** @description All invoices */
            invoices: components["schemas"]["ClientInvoiceSummary"][];
            /** @description All documents; each is downloaded by itself */
            documents: components["schemas"]["ClientDocument"][];
            /** @description Who read or changed the record, and when */
            log: components["schemas"]["LogEntry"][];
        };
        /** @description A document of a client, without its content. */
        ClientDocument: {
            /** @description Number of the record */
            id: number;
            /** @description Name of the file */
            name: string;
            /**
             * @description What a document of a client is: prescription, agreement of the mutuality, medical certificate, proof of identity, letter, other
             * @enum {string}
             */
            kind: "prescription" | "agreement" | "certificate" | "identity" | "letter" | "other";
            /**
             * @description By its content
             * @enum {string}
             */
            contentType: "application/pdf" | "image/jpeg" | "image/png";
            /** @description Bytes */
            size: number;
            /**
             * Format: date-time
             * @description When it was added
             */
            at: string;
            /** @description Who added it */
            userName: string;
        };
        /** @description A client to remove, with the last name as it stands, so that it can't happen by mistake. */
        ClientAnonymisation: {
            /** @description Number of the record */
            id: number;
            /** @description Last name as it stands */
            lastname: string;
        };
        /** @description Marked slots of a driver on several days. */
        AvailabilityDays: {
            /** @description Driver */
            driverId: number;
            /** @description The days; one a date */
            days: {
                /**
                 * Format: date
                 * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
                 */
                date: string;
                /** @description Slots in which the driver is NOT available; empty means free all day; null takes the mark away, so that leave and pattern count again */
                available: string | null;
            }[];
        };
        /** @description What a driver never works, by weekday, and the periods of leave. */
        AvailabilityPattern: {
            /** @description Monday to Sunday: slots in which the driver is NOT available */
            weekdays: string[];
            /** @description Periods in which the driver does not work at all */
            leave: components["schemas"]["LeavePeriod"][];
        };
        /** @description A period in which a driver does not work at all. */
        LeavePeriod: {
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day
             */
            endDate: string;
            /** @description Remark, such as holidays */
            reason: string | null;
        };
        /** @description A notification and what became of it. */
        SentNotification: {
            /** @description Identifies the notification */
            id: string;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /**
             * @description A message, or bookings to answer
             * @enum {string}
             */
            kind: "message" | "booking";
            /** @description Text */
            msg: string;
            /**
             * @description waiting: in the outbox until the app connects
             * @enum {string}
             */
            state: "waiting" | "delivered" | "read" | "failed";
            /**
             * Format: date-time
             * @description When it came into this state
             */
            changedAt: string;
            /**
             * @description Why it failed: nobody saw it in time, or the service that delivers refused it
             * @enum {string|null}
             */
            error: "expired" | "unreachable" | null;
            /** @description First and last name of who sent it */
            by: string | null;
        };
        /** @description A member of the mailing list. */
        CampaignMember: {
            /** @description Member id */
            id: string;
            /**
             * Format: email
             * @description E-mail address
             */
            email_address: string;
            /** @description Name */
            name: string | null;
            /**
             * @description State at the mailing list
             * @enum {string}
             */
            status: "subscribed" | "unsubscribed" | "pending" | "cleaned";
            /** @description The care center it belongs to */
            carecenterId: number | null;
        };
        /** @description The organisation as invoices and rules know it. Each property is the setting of that name. */
        CompanyProfile: {
            /** @description Name; the payment QR code takes 70 characters */
            companyName: string;
            /** @description Legal form, such as ASBL */
            companyType: string | null;
            /** @description Street and house number */
            companyAddress: string | null;
            /** @description Postal code, four digits in Belgium */
            companyZip: string | null;
            /** @description Locality */
            companyCity: string | null;
            /** @description Address of the second site, on one line; the live map shows both */
            companySite?: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            companyTel: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            companyEmail: string | null;
            /** @description Web site */
            companyWebsite: string | null;
            /** @description Enterprise number */
            companyNumber: string | null;
            /** @description Bank account, IBAN */
            companyBank: string | null;
            /** @description BIC of the bank */
            companyBic: string | null;
            /** @description Sentence about VAT on invoices */
            companyVat: string | null;
            /** @description Payment terms on invoices */
            invoiceText: string | null;
            /** @description Text of a reminder */
            reminderText: string | null;
            /** @description Text of a formal notice */
            noticeText: string | null;
            /** @description Days to pay an invoice */
            paymentTerm: number;
            /** @description Days to pay after a formal notice */
            noticeTerm: number;
            /** @description Administrative fee of a client invoice, in euros */
            adminPrice: number;
            /** @description Default flat fee of insurers up to 10 km, in euros */
            min10km: number;
            /** @description Default fee of insurers for each km beyond 10, in euros */
            plus10km: number;
            /**
             * @description Line of the payment QR code that holds the communication: 10 as digits, or 11 as text
             * @enum {string}
             */
            epcReference: "structured" | "text";
        };
        /** @description A change of one setting. */
        SettingChange: {
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who changed it, last name first */
            by: string | null;
            /** @description Name of the setting */
            variable: string;
            /** @description Value before; null when it was not there */
            before: string | null;
            /** @description Value after */
            after: string | null;
        };
        /** @description A parameter of the address of a list. */
        ListViewParam: {
            /** @description Name */
            name: string;
            /** @description Value, decoded */
            value: string;
        };
        /** @description Columns of a list. One that the list no longer has is ignored. */
        ListViewColumns: {
            /** @description Shown though hidden by default */
            shown: string[];
            /** @description Hidden though shown by default */
            hidden: string[];
            /** @description Order, empty for the usual one */
            order: string[];
        };
        /** @description A view to save. */
        ListViewForm: {
            /** @description Name */
            name: string;
            /** @description Search, filters, sort and what else the list keeps in its address, without page, period and open record. One that the list no longer knows is ignored */
            params: components["schemas"]["ListViewParam"][];
            columns: components["schemas"]["ListViewColumns"];
            /**
             * @description Role with which it is shared, null for nobody
             * @enum {string|null}
             */
            role?: "dispatch" | "account" | "invoice" | "admin" | "lead" | "super" | null;
            /** @description Which list it is of */
            list: string;
        };
        /** @description A change of a view. What is left out keeps its value. */
        ListViewChange: {
            /** @description Name */
            name?: string;
            /** @description Search, filters, sort and what else the list keeps in its address, without page, period and open record. One that the list no longer knows is ignored */
            params?: components["schemas"]["ListViewParam"][];
            columns?: components["schemas"]["ListViewColumns"];
            /**
             * @description Role with which it is shared, null for nobody
             * @enum {string|null}
             */
            role?: "dispatch" | "account" | "invoice" | "admin" | "lead" | "super" | null;
        };
        /** @description A saved view of a list: what it shows and how, under a name. */
        ListView: {
            /** @description Name */
            name: string;
            /** @description Search, filters, sort and what else the list keeps in its address, without page, period and open record. One that the list no longer knows is ignored */
            params: components["schemas"]["ListViewParam"][];
            columns: components["schemas"]["ListViewColumns"];
            /**
             * @description Role with which it is shared, null for nobody
             * @enum {string|null}
             */
            role: "dispatch" | "account" | "invoice" | "admin" | "lead" | "super" | null;
            /** @description Number of the record */
            id: number;
            /** @description Which list it is of */
            list: string;
            /** @description The user made it */
            isOwn: boolean;
            /** @description The user's list opens with it */
            isDefault: boolean;
            /** @description Who made it */
            owner: string;
        };
        /** @description The view that a list opens with. */
        DefaultViewForm: {
            /** @description Which list */
            list: string;
            /** @description Number of the view, null for none */
            id: number | null;
        };
        /** @description What became of one record. */
        RecordBulkResult: {
            /** @description Number of the record */
            id: number;
            /**
             * @description What became of it
             * @enum {string}
             */
            result: "changed" | "unchanged" | "refused";
            /** @description Why it was refused */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description Fields of M-codes that several records can share. */
        MCodeBulkFields: {
            /** @description Forfait, in euros */
            price_other?: number | null;
            /** @description Forfait for dialysis, in euros */
            price_dialyse?: number | null;
            /** @description Forfait for radiotherapy, in euros */
            price_radio?: number | null;
            /** @description Forfait for chemotherapy, in euros */
            price_chemo?: number | null;
        };
        /** @description Changes of several M-codes. */
        MCodeBulkChange: {
            /** @description Each with its own change */
            records: components["schemas"]["MCodeBulkRecord"][];
        };
        /** @description A change of one of several M-codes. */
        MCodeBulkRecord: {
            /** @description Number of the record */
            id: number;
            changes: components["schemas"]["MCodeBulkFields"];
            seen: components["schemas"]["MCodeBulkFields"];
        };
        /** @description Fields of care centers that several records can share. */
        CareCenterBulkFields: {
            /** @description Somebody has visited it */
            visited?: boolean;
            /** @description Marked */
            marked?: boolean;
        };
        /** @description Changes of several care centers. */
        CareCenterBulkChange: {
            /** @description Each with its own change */
            records: components["schemas"]["CareCenterBulkRecord"][];
        };
        /** @description A change of one of several care centers. */
        CareCenterBulkRecord: {
            /** @description Number of the record */
            id: number;
            changes: components["schemas"]["CareCenterBulkFields"];
            seen: components["schemas"]["CareCenterBulkFields"];
        };
        /** @description Fields of clients that several records can share. */
        ClientBulkFields: {
            /** @description M-code, the tariff code of the mutuality */
            mcode?: string | null;
            /** @description Mutuality of the client */
            mutuality?: string | null;
            /**
             * @description Language of the documents that are sent; null is French
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /** @description Base price agreed with the client, in euros */
            basePrice?: number | null;
            /** @description Pays by invoice */
            factuur?: boolean;
            /**
             * @description How the client travels: on foot, in a wheelchair, on a stretcher
             * @enum {string}
             */
            mobility?: "foot" | "wheelchair" | "stretcher";
            /** @description Somebody travels with the client */
            companion?: boolean;
            /** @description There is a problem with the client */
            problem?: boolean;
        };
        /** @description Changes of several clients. */
        ClientBulkChange: {
            /** @description Each with its own change */
            records: components["schemas"]["ClientBulkRecord"][];
        };
        /** @description A change of one of several clients. */
        ClientBulkRecord: {
            /** @description Number of the record */
            id: number;
            changes: components["schemas"]["ClientBulkFields"];
            seen: components["schemas"]["ClientBulkFields"];
        };
        /**
         * @description Kind of record that is brought from a file
         * @enum {string}
         */
        RecordImportKind: "clients" | "drivers" | "destinations" | "insurances" | "bookings";
        /**
         * @description Kind of record, or `transactions` for statements of a bank
         * @enum {string}
         */
        ImportKind: "clients" | "drivers" | "destinations" | "insurances" | "bookings" | "transactions";
        /** @description Values by field, as the body of the create has them; what could not be read stands as the text of the file. */
        ImportValues: {
            [key: string]: string | number | boolean | null;
        };
        /** @description One row of a file. */
        ImportSource: {
            /** @description Row in the file */
            row: number;
            values: components["schemas"]["ImportValues"];
        };
        /** @description One row of a file and what becomes of it. */
        ImportRow: {
            /** @description Row in the file */
            row: number;
            values: components["schemas"]["ImportValues"];
            /**
             * @description create: also where another may be the same; update: changes the record `recordId`, the values of the row alone
             * @enum {string}
             */
            choice?: "create" | "skip" | "update";
            /** @description Record that `update` changes */
            recordId?: number;
        };
        /** @description Rows to check. */
        ImportPreview: {
            /** @description Rows, not all of the file at once */
            rows: components["schemas"]["ImportSource"][];
        };
        /** @description A record that may be the same. */
        ImportDuplicate: {
            /** @description Number of the record */
            id: number;
            /** @description Its name */
            name: string;
            /** @description Birth date or address */
            detail: string | null;
            /**
             * @description What is the same: the national number, names with birth date or address, the name, the company number, the trip
             * @enum {string}
             */
            reason: "ssn" | "nameAndBirthday" | "nameAndAddress" | "name" | "number" | "trip";
        };
        /** @description What was found of a row. */
        ImportCheck: {
            /** @description Row in the file */
            row: number;
            /** @description Refused fields */
            fields: components["schemas"]["ProblemField"][];
            /** @description Fields that are taken and should be looked at: an address that nobody knows */
            notices?: components["schemas"]["ProblemField"][];
            /** @description Records that may be the same */
            duplicates: components["schemas"]["ImportDuplicate"][];
            /** @description Values to send with the row: the place of its address, the numbers of the records that it names */
            values: components["schemas"]["ImportValues"];
        };
        /** @description Rows to import. */
        ImportOrder: {
            /** @description Name of the file */
            source: string;
            /** @description Rows */
            rows: components["schemas"]["ImportRow"][];
        };
        /** @description An import. */
        ImportBatch: {
            /** @description Number of the record */
            id: number;
            kind: components["schemas"]["ImportKind"];
            /** @description Name of the file */
            source: string;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who imported, last name first */
            userName: string;
            /** @description Records created */
            created: number;
            /** @description Records changed */
            updated: number;
            /** @description Rows left out */
            skipped: number;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            undoneAt: string | null;
            /** @description Who undid it */
            undoneBy: string | null;
        };
        /** @description An import to undo. */
        ImportUndo: {
            /** @description Number of the record */
            id: number;
            /** @description Leave what was changed or is referred to since, and undo the rest */
            partial?: boolean;
        };
        /** @description What was undone. */
        ImportUndone: {
            /** @description Records deleted */
            deleted: number;
            /** @description Records given their former values */
            restored: number;
            /** @description Records that stay, for they were changed or are referred to */
            kept: number;
        };
        /** @description Bookings of one status, without archived ones and those that stand on a live invoice of the kind. */
        WalletStatusQuery: {
            /**
             * @description Booking status; 1 (closed) when left out
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
        };
        /** @description Bookings of one status in a range of days, without archived ones and those that stand on a live invoice of the kind. */
        WalletRangeQuery: {
            /**
             * @description Booking status; 1 (closed) when left out
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first; the first when left out
             */
            endDate?: string | null;
        };
        /** @description Bookings of a driver of one status in a range of days. */
        DriverWalletBookingsQuery: {
            /**
             * @description Booking status; 1 (closed) when left out
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first; the first when left out
             */
            endDate?: string | null;
            /** @description Driver */
            driverId: number;
        };
        /** @description Bookings of a client of one status in a range of days. */
        ClientWalletBookingsQuery: {
            /**
             * @description Booking status; 1 (closed) when left out
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first; the first when left out
             */
            endDate?: string | null;
            /** @description Client */
            clientId: number;
        };
        /** @description Bookings of an insurance body of one status in a range of days. */
        InsuranceWalletBookingsQuery: {
            /**
             * @description Booking status; 1 (closed) when left out
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first; the first when left out
             */
            endDate?: string | null;
            /** @description Insurance body */
            insuranceId: number;
        };
        /** @description Totals of a driver; the total of the screen is the sum of amount minus commission. */
        DriverWallet: {
            /** @description Number of the driver */
            id: number;
            /** @description Number of the driver again */
            driverId: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description Price and waiting, in euros */
            amount: number;
            /** @description Commission of the company in euros, rounded for each booking */
            commission: number;
            /** @description How many bookings */
            bookings: number;
            /** @description Driver prices, in euros */
            price: number;
            /** @description Waiting, in euros */
            waitprice: number;
            /** @description Parking, in euros; not part of amount */
            ticket_price: number;
        };
        /** @description Totals of a client on one side, invoiced or cash. */
        ClientWallet: {
            /** @description Number of the client */
            id: number;
            /** @description Number of the client again */
            clientId: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description How many bookings */
            bookings: number;
            /** @description By invoice; else cash */
            factuur: boolean;
            /** @description Prices, in euros */
            price: number;
            /** @description Waiting, in euros */
            waitprice: number;
            /** @description Parking, in euros */
            ticket_price: number;
        };
        /** @description Totals of an insurance body; the total of the screen is the sum of amount minus patientAmount. */
        InsuranceWallet: {
            /** @description Number of the insurance body */
            id: number;
            /** @description Number of the insurance body again */
            insuranceId: number;
            /** @description Name */
            name: string | null;
            /** @description How many bookings */
            bookings: number;
            /** @description Gross amount, in euros */
            amount: number;
            /** @description Shares of the patients, in euros */
            patientAmount: number;
        };
        /** @description The id, and number, of an invoice; printed on six digits. */
        InvoiceId: {
            /** @description Number of the record */
            id: number;
        };
        /** @description Head of a driver settlement to make. */
        DriverInvoiceHead: {
            /** @description Number shown to the user; the answer tells the real one */
            id?: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount in euros, checked against the bookings */
            amount: number;
            /** @description By invoice; else cash */
            factuur?: boolean;
            /** @description Driver */
            driverId: number;
            /** @description Client, when the settlement is for one client alone */
            clientId?: number | null;
        };
        /** @description Head of a client invoice to make. */
        ClientInvoiceHead: {
            /** @description Number shown to the user; the answer tells the real one */
            id?: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount in euros, checked against the bookings */
            amount: number;
            /** @description By invoice; else cash */
            factuur?: boolean;
            /** @description Client */
            clientId: number;
        };
        /** @description Head of an insurance invoice to make. */
        InsuranceInvoiceHead: {
            /** @description Number shown to the user; the answer tells the real one */
            id?: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount in euros, checked against the bookings */
            amount: number;
            /** @description By invoice; else cash */
            factuur?: boolean;
            /** @description Insurance body */
            insuranceId: number;
            /** @description Client, when the invoice is about one client alone */
            clientId?: number | null;
        };
        /** @description A driver settlement to make. */
        DriverInvoiceForm: {
            /** @description Make it although its date is before that of the last number of the series, in another year than today, or after today; without it that is a 409 `document.date` on the field of the date, which names what is odd */
            confirmDate?: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            invoice: components["schemas"]["DriverInvoiceHead"];
        };
        /** @description A client invoice to make. */
        ClientInvoiceForm: {
            /** @description Make it although its date is before that of the last number of the series, in another year than today, or after today; without it that is a 409 `document.date` on the field of the date, which names what is odd */
            confirmDate?: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            invoice: components["schemas"]["ClientInvoiceHead"];
        };
        /** @description An insurance invoice to make. */
        InsuranceInvoiceForm: {
            /** @description Make it although its date is before that of the last number of the series, in another year than today, or after today; without it that is a 409 `document.date` on the field of the date, which names what is odd */
            confirmDate?: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            invoice: components["schemas"]["InsuranceInvoiceHead"];
        };
        /** @description Invoices of one status in a range of days. */
        InvoiceRangeQuery: {
            /**
             * @description Invoice status, 0 when left out; active lists answer 0 and 2 for 0, archives answer 1
             * @enum {integer}
             */
            status?: 0 | 1 | 2;
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first; the first when left out
             */
            endDate?: string | null;
        };
        /** @description The new status: 1 moves the invoice to the archive, 0 and 2 bring it back. */
        InvoiceStatusUpdate: {
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Why it is closed although something is open, or was paid too much (409 `invoice.open` without): that is written off */
            reason?: string | null;
        };
        /** @description The new status or reminder level. */
        ClientInvoiceUpdate: {
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status?: 0 | 1 | 2;
            /**
             * @description Reminder level: 0 none, 1 first, 2 formal notice, 3 third
             * @enum {integer}
             */
            recall?: 0 | 1 | 2 | 3;
            /**
             * @description Level that was shown when the new one was chosen: another one now is that of a colleague, and is kept (409 `reminder.changed`)
             * @enum {integer}
             */
            recallBefore?: 0 | 1 | 2 | 3;
            /** @description Why a reminder goes before its day (409 `reminder.early` without), or why it is closed although something is open, or was paid too much (409 `invoice.open` without): that is written off */
            reason?: string | null;
        };
        /** @description A client invoice. */
        ClientInvoiceBookingsQuery: {
            /** @description Invoice */
            invoiceId: number;
            /** @description Its client */
            clientId: number;
        };
        /** @description A driver invoice. */
        DriverInvoiceBookingsQuery: {
            /** @description Invoice */
            invoiceId: number;
            /** @description Its driver */
            driverId: number;
        };
        /** @description An insurance invoice. */
        InsuranceInvoiceBookingsQuery: {
            /** @description Invoice */
            invoiceId: number;
            /** @description Its insurance body */
            insuranceId: number;
        };
        /** @description An invoice to a client. */
        ClientInvoice: {
            /**
             * Format: date
             * @description Last day to pay, by the term of the organisation when it was made
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount without what is credited and paid; of the other sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Client */
            clientId: number;
            /** @description First name of the client */
            firstname: string | null;
            /** @description Last name of the client */
            lastname: string | null;
            /** @description Euros, at most two decimals */
            amount: number;
            /** @description Other name on the invoice */
            invoiceName: string | null;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /**
             * @description Reminder level: 0 none, 1 first, 2 formal notice, 3 third
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
        };
        /** @description A settlement with a driver. */
        DriverInvoice: {
            /**
             * Format: date
             * @description Last day to pay, by the term of the organisation when it was made
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount without what is credited and paid; of the other sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Driver */
            driverId: number;
            /** @description Client */
            clientId: number | null;
            /** @description First name of the driver */
            firstname: string | null;
            /** @description Last name of the driver */
            lastname: string | null;
            /** @description Euros, at most two decimals */
            amount: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description By invoice; else cash */
            factuur: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
        };
        /** @description An invoice to an insurance body. */
        InsuranceInvoice: {
            /**
             * Format: date
             * @description Last day to pay, by the term of the organisation when it was made
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount without what is credited and paid; of the other sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Name of the insurance body */
            name: string | null;
            /** @description Client the invoice is about */
            clientId: number | null;
            /** @description Insurance body */
            insuranceId: number;
            /** @description Euros, at most two decimals */
            amount: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        /** @description An expense to create or change. */
        ExpenseForm: {
            /** @description Name */
            name: string;
            /** @description What it was for */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Address of the receipt, valid for minutes; follows from itemKey, ignored when sent back */
            imageUrl?: string | null;
            /** @description Media type of the receipt, PDF or image; follows from itemKey, ignored when sent back */
            contentType?: string | null;
            /** @description Storage key of the receipt, as its upload answers it; null for none */
            itemKey?: string | null;
            /** @description Amount spent, in euros */
            price?: number | null;
        };
        /** @description Money spent. */
        Expense: {
            /** @description Name */
            name: string;
            /** @description What it was for */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Address of the receipt, valid for minutes; follows from itemKey, ignored when sent back */
            imageUrl: string | null;
            /** @description Media type of the receipt, PDF or image; follows from itemKey, ignored when sent back */
            contentType: string | null;
            /** @description Storage key of the receipt, as its upload answers it; null for none */
            itemKey: string | null;
            /** @description Number of the record */
            id: number;
            /** @description Parking receipt it comes from */
            ticketId: string | null;
            /** @description Amount spent, in euros */
            price: number | null;
        };
        /** @description An incoming amount to create or change. */
        InsertForm: {
            /** @description Name */
            name: string;
            /** @description What it was for */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Address of the receipt, valid for minutes; follows from itemKey, ignored when sent back */
            imageUrl?: string | null;
            /** @description Media type of the receipt, PDF or image; follows from itemKey, ignored when sent back */
            contentType?: string | null;
            /** @description Storage key of the receipt, as its upload answers it; null for none */
            itemKey?: string | null;
            /** @description Amount received, in euros */
            amount?: number | null;
        };
        /** @description Money received. */
        Insert: {
            /** @description Name */
            name: string;
            /** @description What it was for */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Address of the receipt, valid for minutes; follows from itemKey, ignored when sent back */
            imageUrl: string | null;
            /** @description Media type of the receipt, PDF or image; follows from itemKey, ignored when sent back */
            contentType: string | null;
            /** @description Storage key of the receipt, as its upload answers it; null for none */
            itemKey: string | null;
            /** @description Number of the record */
            id: number;
            /** @description Parking receipt it comes from */
            ticketId: string | null;
            /** @description Amount received, in euros */
            amount: number | null;
        };
        /** @description A year, or a period of any length: `from` and `to` go before `date`. One of them is needed. */
        StatsQuery: {
            /** @description A year, YYYY, or a day in it, YYYY-MM-DD */
            date?: string;
            /**
             * Format: date
             * @description First day of the period
             */
            from?: string;
            /**
             * Format: date
             * @description Last day of the period, not before the first
             */
            to?: string;
        };
        /** @description Totals of all time or of a period, in euros. Cash and factuur are the two sides of the sales; invoiced are the invoices to clients and insurers dated in it, less the credit notes. */
        StatsTotals: {
            /** @description Clients with a booking */
            clients: number;
            /** @description Bookings */
            bookings: number;
            total_price_all: components["schemas"]["StatsMoney"];
            total_cash: components["schemas"]["StatsMoney"];
            total_factuur: components["schemas"]["StatsMoney"];
            total_invoiced: components["schemas"]["StatsMoney"];
        };
        /** @description A total in euros, larger than a single amount may be. */
        StatsMoney: number;
        /** @description Figures of a month. */
        MonthlyStats: {
            /** @description Month */
            month: number;
            /** @description Year */
            year: number;
            amount: components["schemas"]["StatsMoney"];
            profit: components["schemas"]["StatsMoney"];
            /** @description Bookings */
            bookings: number;
        };
        /** @description Figures of a day; profit is the company's share, the rest of amount the drivers'. */
        DailyStats: {
            /**
             * Format: date
             * @description Day
             */
            day: string;
            amount: components["schemas"]["StatsMoney"];
            profit: components["schemas"]["StatsMoney"];
            /** @description Bookings */
            bookings: number;
        };
        /** @description Amount of a weekday and hour. */
        WeekdayStats: {
            /**
             * @description Weekday, to be translated
             * @enum {string}
             */
            day_name: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
            /** @description Hour of the appointment */
            hour: number;
            amount: components["schemas"]["StatsMoney"];
            /** @description Bookings */
            bookings: number;
        };
        /** @description Three lists: the total amount and the late amount of clients and insurance bodies, and the amount of each client. Settlements of drivers and what was written off are not in it. */
        Unpaid: [
            components["schemas"]["UnpaidAmount"][],
            components["schemas"]["UnpaidAmount"][],
            components["schemas"]["UnpaidClient"][]
        ];
        /** @description An unpaid amount. */
        UnpaidAmount: {
            amount: components["schemas"]["StatsMoney"];
        };
        /** @description What a client has not paid. */
        UnpaidClient: {
            /** @description Client */
            clientId: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            amount: components["schemas"]["StatsMoney"];
        };
        /** @description A kind of invoices and a period of at most a year. */
        MonthEndQuery: {
            /**
             * @description Who the invoices are for
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day
             */
            endDate: string;
            /** @description Bookings that are invoiced although the checklist names something */
            chosen?: number[];
        };
        /** @description What a period gives. */
        MonthEndPreview: {
            /** @description The last invoice of the kind; left out before the first */
            last?: components["schemas"]["LastInvoice"];
            /** @description By name */
            invoices: components["schemas"]["MonthEndInvoice"][];
            /** @description Bookings of the period that no invoice takes */
            leftOut: components["schemas"]["MonthEndLeftOut"][];
        };
        /** @description The last invoice of a series. */
        LastInvoice: {
            /** @description Number */
            id: number;
            /**
             * Format: date
             * @description Its date
             */
            date: string;
        };
        /** @description An invoice that would be made. */
        MonthEndInvoice: {
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of who it is for */
            name: string;
            /** @description Amount of the invoice, with the fee where there is one */
            amount: number;
            /** @description In the order of the invoice */
            lines: components["schemas"]["MonthEndLine"][];
        };
        /** @description A booking on an invoice that would be made. */
        MonthEndLine: {
            /** @description Booking */
            id: number;
            /**
             * Format: date
             * @description Day
             */
            ap_date: string;
            /** @description Appointment */
            ap_time: string;
            /** @description Name of the client */
            client: string;
            /** @description Name of the destination */
            destination: string | null;
            /** @description Its line of the invoice, without parking */
            amount: number;
            /** @description Parking that it adds to the invoice of a client; left out of others, which charge none */
            parking?: number;
            /** @description Why it is left out; of a line that is invoiced, what the checklist named */
            reasons: components["schemas"]["MonthEndReason"][];
        };
        /** @description A booking that no invoice takes, with the reasons. */
        MonthEndLeftOut: {
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of who would pay */
            payer: string;
            /** @description It may be invoiced all the same when somebody chooses it */
            choosable: boolean;
            line: components["schemas"]["MonthEndLine"];
        };
        /**
         * @description The first three are of the checklist. negative: it is below zero; nothing: the whole invoice comes to nothing
         * @enum {string}
         */
        MonthEndReason: "noCertificate" | "noTransportNumber" | "zeroAmount" | "archived" | "notClosed" | "noAddress" | "negative" | "nothing";
        /** @description Invoices to make. */
        InvoicesForm: {
            /**
             * @description Who the invoices are for
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /**
             * Format: date
             * @description Date of all of them
             */
            date: string;
            /** @description Make them although their date is before that of the last number of the series, in another year than today, or after today; without it that is a 409 `document.date` on the field of the date, which names what is odd */
            confirmDate?: boolean;
            /** @description No booking is in two of them */
            invoices: components["schemas"]["InvoiceToMake"][];
        };
        /** @description An invoice to make, as a preview gave it. */
        InvoiceToMake: {
            /** @description Chosen by the caller for one attempt: the same key never makes two invoices; with another body it is refused (409 `idempotency.reused`) */
            key: string;
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Amount of the preview; another than the computed one is refused with both figures (409 `invoice.amount`) */
            amount: number;
            /** @description Numbers of the bookings on it */
            bookings: number[];
        };
        /** @description What became of one invoice. */
        InvoiceResult: {
            /** @description As it was sent */
            payerId: number;
            /** @description Its number, null when it is refused */
            id: number | null;
            /** @description Why it is refused */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description Who a document is sent to. */
        InvoicePayer: {
            /** @description Number of the client, the driver or the insurance body */
            id: number;
            /** @description Name; empty once the client is anonymised */
            name: string;
            /** @description Address on one line, its box included */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Phone number; Belgian writing is accepted, it is stored and answered as E.164 */
            tel: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Account on which a driver is paid */
            bank: string | null;
        };
        /** @description A booking as a line of a document; amounts by the rules of the kind of invoice. */
        InvoiceDocumentLine: {
            /** @description Booking */
            id: number;
            /**
             * Format: date
             * @description Day
             */
            ap_date: string;
            /** @description Time of the appointment */
            ap_time: string | null;
            /** @description First name of the client */
            client_firstname: string | null;
            /** @description Last name of the client */
            client_lastname: string | null;
            /** @description Destination */
            destination_name: string | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description Why the client travels */
            motive: number | null;
            /** @description Transport number of the insurer */
            mutualPatientID: string | null;
            /** @description Price, in euros */
            price: number | null;
            /** @description Waiting, in euros */
            waitprice: number | null;
            /** @description Parking, in euros */
            ticket_price: number | null;
            /** @description Price with waiting; of an insurer the gross amount */
            subtotal: number | null;
            /** @description Paid in cash; of an insurer the share of the patient */
            price_cash: number | null;
            /** @description By invoice, in euros */
            price_factuur: number | null;
            /** @description Percentage of the organisation */
            commission: number | null;
            /** @description The rectification is meant for the driver */
            creditDriver: boolean | null;
            /** @description Signed rectification, in euros */
            creditAmount: number | null;
            /** @description What the line adds to the amount, in euros */
            total: number | null;
        };
        /** @description A credit note of an invoice, whole or of some lines. */
        InvoiceCredit: {
            /** @description Number of the credit note */
            id: number;
            /**
             * Format: date
             * @description Day of the credit note
             */
            date: string;
            /** @description Why */
            reason: string;
            /** @description What was open of the invoice once it was made, in euros; of the other sign than the invoice when too much had been paid */
            open?: number;
            /** @description Amount of the invoice, in euros */
            invoiceAmount?: number;
        };
        /** @description What a document is made of, as `@navette/shared/document` takes it: an invoice as it was kept, or as it would be made now. */
        InvoiceDocument: {
            /**
             * @description Whose invoice it is
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Number; null before it is made */
            id: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * @description Language of a document
             * @enum {string}
             */
            language: "fr" | "nl" | "en";
            company: components["schemas"]["CompanyProfile"];
            payer: components["schemas"]["InvoicePayer"];
            /** @description Name of the client, where somebody else gets the document: a client invoice to another name, an invoice of a driver or an insurer for one client */
            about: string | null;
            /** @description Its bookings */
            lines: components["schemas"]["InvoiceDocumentLine"][];
            /** @description Amount of the invoice or of the credit note, in euros */
            amount: number;
            /** @description Administrative fee that the amount holds, in euros */
            fee: number;
            /** @description The credit note, where the document is one */
            credit: components["schemas"]["InvoiceCredit"] | null;
        };
        /** @description What a reminder letter is made of, as `@navette/shared/document` takes it. */
        ReminderLetter: {
            invoice: components["schemas"]["InvoiceDocument"];
            /**
             * @description Level of a reminder letter: first, second with formal notice, third
             * @enum {integer}
             */
            level: 1 | 2 | 3;
            /**
             * Format: date
             * @description Day on which it is printed
             */
            today: string;
            /** @description What was paid or credited, in euros */
            paid: number;
        };
        /** @description Documents of invoices to print as one PDF. */
        InvoicesPrintForm: {
            /**
             * @description Kind of the invoices: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Their numbers */
            invoices: number[];
        };
        /** @description Reminder letters to print as one PDF. */
        ReminderLettersForm: {
            /** @description One letter an invoice */
            letters: components["schemas"]["ReminderOrder"][];
        };
        /** @description A reminder letter to print. */
        ReminderOrder: {
            /** @description Client invoice */
            id: number;
            /**
             * @description Level of a reminder letter: first, second with formal notice, third
             * @enum {integer}
             */
            level: 1 | 2 | 3;
        };
        /** @description A mail with the PDF of an invoice or of a credit note. */
        InvoiceMailForm: {
            /**
             * Format: email
             * @description To whom it goes; without an address the mail is refused, on this field
             */
            to: string | null;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text */
            text: string;
        };
        /** @description A mail with the PDF of a client invoice, and with a reminder letter where a level is given. */
        ClientInvoiceMailForm: {
            /**
             * Format: email
             * @description To whom it goes; without an address the mail is refused, on this field
             */
            to: string | null;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text */
            text: string;
            /**
             * @description Level of the reminder letter that goes along, printed today
             * @enum {integer|null}
             */
            recall?: 1 | 2 | 3 | null;
        };
        /** @description A client invoice to look at before it is made. */
        ClientDraftForm: {
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            /** @description Client */
            clientId: number;
        };
        /** @description A driver settlement to look at before it is made. */
        DriverDraftForm: {
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            /** @description Driver */
            driverId: number;
            /** @description Client, when the settlement is for one client alone */
            clientId?: number | null;
        };
        /** @description An insurance invoice to look at before it is made. */
        InsuranceDraftForm: {
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            /** @description Insurance body */
            insuranceId: number;
            /** @description Client, when the invoice is about one client alone */
            clientId?: number | null;
        };
        /** @description A line of a bank statement. */
        BankTransaction: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            date: string;
            /** @description Account of the counterparty, else own account as the file has it */
            account: string | null;
            /** @description In euros; money that came in is positive */
            amount: number;
            /** @description Text of the transaction */
            detail: string;
            /** @description Invoice number found in the detail */
            ref: string | null;
            /** @description Name of the counterparty */
            counterparty: string | null;
            /** @description Structured communication with a correct check number */
            structured: string | null;
            /** @description File it came from */
            source: string;
            /** @description Of the amount, what is matched with invoices, in euros with the sign of the amount */
            matched: number;
            /** @description Of the amount, what is not matched yet */
            rest: number;
            /** @description Bank transaction that it gives back, once a person said so */
            returnOf: number | null;
            /** @description Bank transaction that gave it back */
            returnedBy: number | null;
        };
        /** @description Of all bank transactions that match. */
        TransactionTotals: {
            /** @description Transactions that match */
            count: number;
            /** @description Sum of what came in */
            received: number;
            /** @description Sum of what went out, negative */
            spent: number;
            /** @description Sum of both */
            total: number;
        };
        /** @description What was found in a file. */
        TransactionImport: {
            /**
             * @description What kind of file it was
             * @enum {string}
             */
            format: "generic" | "kbc" | "belfius" | "bnp" | "ing" | "crelan" | "coda";
            /** @description Transactions in the file */
            lines: number;
            /** @description Of these */
            added: number;
            /** @description Of these, known already */
            known: number;
            /** @description Of these, likely known from another file, and not added */
            doubtful: number;
            /** @description The first hundred of the doubtful ones, to be asked about */
            doubles: components["schemas"]["LikelyDouble"][];
            /** @description Lines that could not be read, or that the bank did not carry out */
            refusedCount: number;
            /** @description The first hundred of the refused lines */
            refused: components["schemas"]["RefusedLine"][];
            /** @description Keys of messages, such as a balance that does not add up */
            warnings: string[];
        };
        /** @description A transaction of a file that is likely known from another one. */
        LikelyDouble: {
            /** @description Line of the file */
            line: number;
            /**
             * Format: date
             * @description Day of the transaction
             */
            date: string;
            /** @description In euros; money that came in is positive */
            amount: number;
            /** @description Name of the counterparty */
            counterparty: string | null;
            /** @description Text of the transaction */
            detail: string;
            /** @description The one that is known */
            known: components["schemas"]["KnownTransaction"];
        };
        /** @description A bank transaction that another one resembles. */
        KnownTransaction: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the transaction
             */
            date: string;
            /** @description File it came from */
            source: string;
        };
        /** @description A line that could not be read. */
        RefusedLine: {
            /** @description Line of the file */
            line: number;
            /** @description Key of the reason */
            messageKey: string;
        };
        /** @description Invoices that a bank transaction seems to pay and transactions that it seems to give back, the most certain first. */
        TransactionProposals: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description What of it is not matched yet, in euros */
            rest: number;
            /** @description Invoices */
            invoices: components["schemas"]["MatchProposal"][];
            /** @description Transactions that it seems to give back */
            returns: components["schemas"]["ReturnProposal"][];
        };
        /** @description A bank transaction that another one seems to give back. */
        ReturnProposal: {
            /** @description Bank transaction that is given back */
            transactionId: number;
            /**
             * Format: date
             * @description Day of it
             */
            date: string;
            /** @description Of it, in euros */
            amount: number;
            /** @description Name of the counterparty */
            counterparty: string | null;
            /** @description In percent */
            certainty: number;
            /** @description Invoices that it pays, which are open again without it */
            invoices: components["schemas"]["InvoiceRef"][];
        };
        /** @description An invoice that a bank transaction seems to pay. */
        MatchProposal: {
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Who the invoice is for */
            name: string;
            /**
             * Format: date
             * @description Day of the invoice; a transaction before it is not certain
             */
            date: string;
            /** @description Open amount of the invoice, in euros */
            open: number;
            /**
             * @description What found it: structured communication, number and id with the amount, six digits with the amount, account and amount
             * @enum {string}
             */
            rule: "ogm" | "reference" | "number" | "account";
            /**
             * @description What the transaction does: it pays what is open, pays what is paid or credited already, gives back what was paid too much
             * @enum {string}
             */
            entry: "payment" | "overpayment" | "refund";
            /** @description Of the transaction, what is matched, with its sign */
            amount: number;
            /** @description In percent */
            certainty: number;
            /** @description Structured communication and exactly the open amount, not before the invoice */
            certain: boolean;
        };
        /** @description A payment that a bank transaction made. */
        TransactionPayment: {
            /** @description Number of the record */
            id: number;
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /** @description Euros, in the sense of the invoice */
            amount: number;
            /**
             * Format: date-time
             * @description When it was matched
             */
            at: string;
            /** @description Who matched it */
            userName: string;
            /** @description Payment that it gives back */
            returnOf: number | null;
            /** @description The bank gave it back */
            returned: boolean;
        };
        /** @description A bank transaction and the one that it gives back. */
        TransactionReturn: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Bank transaction that it gives back: earlier, of the other sign, not smaller */
            returnOf: number;
        };
        /** @description What a returned payment leaves. */
        ReturnMade: {
            /** @description Bank transaction that gave it back */
            transactionId: number;
            /** @description Invoices that it paid */
            invoices: components["schemas"]["InvoiceRef"][];
        };
        /** @description A bank transaction and the invoice that it pays. */
        TransactionMatch: {
            /** @description Bank transaction */
            transactionId: number;
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /** @description Amount to match in euros, with the sign of the transaction; when left out the smaller of both rests */
            amount?: number | null;
            /** @description Record it although the transaction is before the date of the invoice; without it that is a 409 `payment.date`, on `invoiceId`, which names both */
            confirmDate?: boolean;
            /** @description Close the invoice as well */
            close?: boolean;
            /** @description Why it is closed although something stays open, or too much is paid (409 `invoice.open` without) */
            reason?: string | null;
        };
        /** @description Bank transactions to match by their certain proposal. */
        CertainMatches: {
            /** @description Bank transactions */
            transactions: number[];
        };
        /** @description What became of a bank transaction. */
        CertainMatch: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Whether it was matched now */
            done: boolean;
            /**
             * @description Kind of the invoice that was closed
             * @enum {string|null}
             */
            kind: "client" | "driver" | "insurance" | null;
            /** @description Invoice that was closed */
            invoiceId: number | null;
        };
        /** @description An invoice of one of the three kinds. */
        InvoiceRef: {
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
        };
        /** @description The account of an invoice. */
        InvoiceAccount: {
            /**
             * Format: date
             * @description Last day to pay, by the term of the organisation when it was made
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount without what is credited and paid; of the other sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Who the invoice is for */
            name: string;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Ledger, in the order in which it was written */
            payments: components["schemas"]["Payment"][];
            /** @description Credit notes */
            notes: components["schemas"]["CreditNote"][];
            /** @description Lines of the invoice */
            lines: components["schemas"]["CreditableLine"][];
            /** @description What the amount holds beside its lines and their parking, such as the administrative fee */
            fee: number;
            /** @description What was given up when it was closed, in the order in which it was written */
            writeOffs?: components["schemas"]["WriteOff"][];
        };
        /** @description What was given up of an invoice when it was closed, or an entry that reverses one because the invoice was reopened or more was paid. */
        WriteOff: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the entry
             */
            date: string;
            /** @description Euros, in the sense of the invoice; of the other sign where too much was paid and is kept, and in a counter-entry */
            amount: number;
            /** @description Why it was closed */
            reason: string;
            /** @description Entry that this one reverses */
            reversalOf: number | null;
            /** @description Another entry reverses it */
            reversed: boolean;
            /**
             * Format: date-time
             * @description When it was written
             */
            at: string;
            /** @description Who wrote it, last name first */
            userName: string;
        };
        /** @description A line of an invoice as a credit note may take it. */
        CreditableLine: {
            /** @description Booking */
            bookingId: number;
            /**
             * Format: date
             * @description Day of the trip
             */
            date: string | null;
            /** @description Time of the appointment */
            time: string | null;
            /** @description Client and destination */
            text: string;
            /** @description Line of the invoice, in euros */
            amount: number;
            /** @description Parking that the invoice adds for it, in euros */
            parking: number;
            /** @description Credit note that took it back */
            creditNoteId: number | null;
        };
        /** @description An entry of the ledger of an invoice. */
        Payment: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the payment
             */
            date: string;
            /** @description Euros, in the sense of the invoice; a refund and a counter-entry have the other sign */
            amount: number;
            /**
             * @description How it was paid
             * @enum {string}
             */
            source: "bank" | "cash" | "card" | "other";
            /** @description Bank transaction that it comes from */
            transactionId: number | null;
            /**
             * @description What proposed it
             * @enum {string|null}
             */
            rule: "ogm" | "reference" | "number" | "account" | null;
            /** @description Payment that this entry undoes */
            reversalOf: number | null;
            /** @description Another entry undoes it */
            reversed: boolean;
            /** @description Payment that the bank gave back with this entry */
            returnOf: number | null;
            /** @description The bank gave it back, wholly or in part */
            returned: boolean;
            /**
             * Format: date-time
             * @description When it was written
             */
            at: string;
            /** @description Who wrote it, last name first */
            userName: string;
        };
        /** @description A payment of an invoice. */
        PaymentForm: {
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /**
             * Format: date
             * @description Day of the payment, not after today
             */
            date: string;
            /** @description Euros, with the sign of the amount of the invoice; with the other one it gives back what was paid too much, at most that */
            amount: number;
            /**
             * @description How it was paid
             * @enum {string}
             */
            source: "bank" | "cash" | "card" | "other";
            /** @description Record it although its day is before the date of the invoice; without it that is a 409 `payment.date`, on `date`, which names both */
            confirmDate?: boolean;
            /** @description Close the invoice as well */
            close?: boolean;
            /** @description Why it is closed although something stays open, or too much is paid (409 `invoice.open` without) */
            reason?: string | null;
        };
        /** @description An entry of the ledger, and how its invoice stands now. */
        PaymentMade: {
            /** @description Number of the record */
            id: number;
            /** @description Open amount of the invoice, in euros */
            open: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /**
             * @description 1 when the invoice is paid in full and still open: it may be closed
             * @enum {integer|null}
             */
            proposedStatus: 1 | null;
        };
        /** @description A credit note to make. */
        CreditNoteForm: {
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /**
             * Format: date
             * @description Day of the credit note, not before the invoice
             */
            date: string;
            /** @description Make it although its date is before that of the last number of the series, in another year than today, or after today; without it that is a 409 `document.date` on the field of the date, which names what is odd */
            confirmDate?: boolean;
            /** @description Amount in euros, checked against the lines */
            amount: number;
            /** @description Why */
            reason: string;
            /** @description Bookings of the lines; with the last of them goes what the invoice holds beside its lines, such as the fee */
            bookings: number[];
        };
        /** @description A credit note. */
        CreditNote: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the credit note
             */
            date: string;
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice that it credits */
            invoiceId: number;
            /** @description Credited, in euros */
            amount: number;
            /** @description Why */
            reason: string;
            /** @description Nothing of the invoice is left */
            whole: boolean;
            /** @description Bookings that it freed */
            bookings: number[];
        };
        /** @description A client invoice that is late, and what may be done about it. */
        LateInvoice: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Last day to pay
             */
            due: string;
            /** @description Days since then */
            daysLate: number;
            /**
             * @description Days late at least: 0, 15, 30 or 60
             * @enum {integer}
             */
            bucket: 0 | 15 | 30 | 60;
            /** @description Client */
            clientId: number;
            /** @description First name of the client */
            firstname: string | null;
            /** @description Last name of the client */
            lastname: string | null;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Open amount, in euros */
            open: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /**
             * @description Reminder level: 0 none, 1 first, 2 formal notice, 3 third
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description Day of the last reminder
             */
            remindedOn: string | null;
            /**
             * @description Reminder that may be sent today; null: none yet, or no further one
             * @enum {integer|null}
             */
            proposedLevel: 1 | 2 | 3 | null;
            /**
             * Format: date
             * @description First day of the next reminder; null after the third
             */
            allowedFrom: string | null;
        };
        /** @description An insurance invoice that is late. */
        LateInsuranceInvoice: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Last day to pay
             */
            due: string;
            /** @description Days since then */
            daysLate: number;
            /**
             * @description Days late at least: 0, 15, 30 or 60
             * @enum {integer}
             */
            bucket: 0 | 15 | 30 | 60;
            /** @description Insurance body */
            insuranceId: number;
            /** @description Name of the insurance body */
            name: string | null;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Open amount, in euros */
            open: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        /** @description Reminders that were sent. */
        ReminderForm: {
            /** @description Reminders, one an invoice */
            reminders: components["schemas"]["Reminder"][];
        };
        /** @description A reminder of an invoice. */
        Reminder: {
            /** @description Client invoice */
            invoiceId: number;
            /**
             * @description 1 first, 2 formal notice, 3 third
             * @enum {integer}
             */
            level: 1 | 2 | 3;
            /** @description Why before its day */
            reason?: string | null;
        };
        /** @description A client and perhaps a period. */
        StatementQuery: {
            /** @description Client */
            clientId: number;
            /**
             * Format: date
             * @description First day; what came before is in the opening balance
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day, not before the first
             */
            endDate?: string | null;
        };
        /** @description Statement of account of a client. */
        ClientStatement: {
            /** @description Client */
            clientId: number;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
            payer: components["schemas"]["InvoicePayer"];
            /**
             * @description Language of a document
             * @enum {string}
             */
            language: "fr" | "nl" | "en";
            company: components["schemas"]["CompanyProfile"];
            /**
             * Format: date
             * @description Day on which it is made
             */
            today: string;
            /**
             * Format: date
             * @description First day asked for
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day asked for
             */
            endDate: string | null;
            /** @description Balance before the first day, in euros */
            opening: number;
            /** @description By day */
            entries: components["schemas"]["StatementEntry"][];
            /** @description What the client owes at the end, in euros; negative when there is a credit */
            balance: number;
            /** @description Of what is owed today, what is past its last day to pay */
            late: number;
            /** @description What is still to be paid today, the oldest first */
            open: components["schemas"]["StatementInvoice"][];
        };
        /** @description An invoice of which something is still to be paid. */
        StatementInvoice: {
            /** @description Number of the invoice */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Last day to pay, as the invoice says it
             */
            due: string;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description What is left to pay, in euros */
            open: number;
        };
        /** @description A mail with the statement of account of a client as PDF. */
        StatementMailForm: {
            /**
             * Format: email
             * @description To whom it goes; without an address the mail is refused, on this field
             */
            to: string | null;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text */
            text: string;
            /**
             * Format: date
             * @description First day of the statement
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day, not before the first
             */
            endDate?: string | null;
        };
        /** @description A movement on the account of a client. */
        StatementEntry: {
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /**
             * @description What it is; `refund`: what was paid too much and given back; `closed`: what was left of an invoice when it was closed by hand
             * @enum {string}
             */
            type: "invoice" | "creditNote" | "payment" | "refund" | "reversal" | "closed";
            /** @description Number of the invoice, the credit note or the entry of the ledger */
            number: number;
            /** @description Invoice that it is about */
            invoiceId: number;
            /** @description What it adds to what the client owes, in euros */
            amount: number;
            /** @description What the client owes after it, in euros */
            balance: number;
        };
        /** @description A receipt as it is stored. */
        StoredReceipt: {
            /** @description Storage key */
            itemKey: string;
            /** @description Media type by its content, PDF or image */
            contentType: string;
            /** @description Address of the file, valid for minutes */
            imageUrl: string;
        };
        /** @description Days, both included, and perhaps one weekday and hour of them. */
        StatsBookingsQuery: {
            /**
             * Format: date
             * @description First day
             */
            from: string;
            /**
             * Format: date
             * @description Last day, not before the first
             */
            to: string;
            /** @description 1 Monday to 7 Sunday */
            weekday?: number | null;
            /** @description Hour of the appointment */
            hour?: number | null;
        };
        /** @description A booking with its figures, in euros. */
        StatsBooking: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date: string;
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Client */
            clientId: number;
            /** @description Last name of the client */
            client_lastname: string | null;
            /** @description First name of the client */
            client_firstname: string | null;
            /** @description Last name of the driver */
            driver_lastname: string | null;
            /** @description First name of the driver */
            driver_firstname: string | null;
            /** @description Destination */
            destination_name: string | null;
            /**
             * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /** @description Calculated amount */
            amount: number;
            /** @description Commission */
            profit: number;
            /** @description Of the amount, what is paid in cash */
            cash: number;
            /** @description Of the amount, what is invoiced */
            factuur: number;
        };
        /** @description Invoices dated in a period, or those that are unpaid. */
        StatsInvoicesQuery: {
            /**
             * Format: date
             * @description First day, with `to`
             */
            from?: string;
            /**
             * Format: date
             * @description Last day, not before the first
             */
            to?: string;
            /** @description Open invoices of clients and insurance bodies instead, whatever their date */
            unpaid?: boolean;
        };
        /** @description An invoice behind a figure. */
        StatsInvoice: {
            /**
             * @description Who it goes to, or that it is a credit note
             * @enum {string}
             */
            kind: "client" | "insurance" | "credit";
            /** @description Number of the invoice */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Client or insurance body */
            payerId: number;
            /** @description Name of the client or insurance body */
            name: string | null;
            /** @description What the figure counts of it, in euros: of an unpaid one what is open, of a credit note less than 0 */
            amount: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Open, and its last day to pay is over */
            late: boolean;
            /** @description The invoice that a credit note corrects */
            invoiceId: number | null;
            /**
             * @description The kind of that invoice
             * @enum {string|null}
             */
            invoiceKind: "client" | "insurance" | null;
        };
        /** @description A period and tags. */
        TransportsQuery: {
            /** @description The period */
            dates: {
                /**
                 * Format: date-time
                 * @description Start, UTC
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, UTC, not before the start
                 */
                end: string;
            };
            /** @description Filter names joined by semicolons: invoiced, invoiceable, invoicingStarted, certificateNeeded, certificatePresent, certificateSent, noMutInvoicingIntervention */
            tags?: string | null;
        };
        /** @description A transport. */
        TransportQuery: {
            /** @description Transport id */
            transportId: string;
        };
        /** @description Transports, each as a list of its parts: outbound, then return. */
        TransportGroups: components["schemas"]["Transport"][][];
        /** @description A part of a transport of the external platform. */
        Transport: {
            /** @description Transport id */
            transportId: string;
            /** @description Status on the platform: accepted, cancelledByBooker, cancelledByTransporter, toConfirmDelete … */
            status: string;
            /** @description Booking type of the part, `back` for a return part */
            type?: string | null;
            /** @description 2 for the return part */
            returnPart?: number | null;
            /** @description Tags */
            tags?: string[];
            /** @description A certificate is needed */
            certificateNeeded?: boolean;
            request: components["schemas"]["TransportRequest"];
            /** @description The assignment, once there is one */
            assignment?: components["schemas"]["TransportAssignment"] | null;
            /** @description How the platform matched it */
            matchingState?: components["schemas"]["TransportMatching"] | null;
        };
        /** @description What was asked for. */
        TransportRequest: {
            /**
             * Format: date-time
             * @description Time of the appointment
             */
            dateTime: string;
            /** @description Reason: chemotherapy, dialysis, radiotherapy, consultation … */
            reason: string | null;
            /** @description Metres */
            distance: number | null;
            /** @description Remark of the booker */
            info?: string | null;
            /** @description The passenger */
            passenger: components["schemas"]["TransportPassenger"] | null;
            pickup: components["schemas"]["TransportPlace"];
            dropOff: components["schemas"]["TransportPlace"];
        };
        /** @description The passenger. */
        TransportPassenger: {
            /** @description First name */
            firstName?: string | null;
            /** @description Last name */
            lastName?: string | null;
            /** @description Day of birth, as the platform writes it */
            dateOfBirth?: string | null;
            /** @description E-mail address */
            email?: string | null;
            /** @description Phone number */
            phoneNumber?: string | null;
            /** @description Mutuality */
            mutuality?: string | null;
            /** @description National number */
            rrNumber?: string | null;
        };
        /** @description Where the transport starts or ends. */
        TransportPlace: {
            /** @description Name of the place */
            name?: string | null;
            /** @description Street */
            street?: string | null;
            /** @description House number */
            number?: string | null;
            /** @description Box number */
            box?: string | null;
            /** @description Postal code, four digits in Belgium */
            zipCode?: string | null;
            /** @description Locality */
            locality?: string | null;
            /** @description [longitude, latitude] */
            coordinates?: number[] | null;
            /** @description Phone number */
            phoneNumber?: string | null;
        };
        /** @description The assignment and its price. */
        TransportAssignment: {
            /** @description The price */
            price?: {
                /** @description In all, in euros */
                total?: number | null;
                /** @description Who pays what */
                distribution?: {
                    /** @description Part that is not reimbursed */
                    nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
                } | null;
            } | null;
        };
        /** @description How the platform matched the transport. */
        TransportMatching: {
            /** @description The price */
            price?: {
                /** @description In all, in euros; used as it is when present */
                total?: number | null;
            } | null;
            /** @description Drivers who refused */
            rejectedDrivers?: string[];
        };
        /** @description An invoice of the external platform. */
        BooqitInvoice: {
            /** @description Number of the invoice */
            invoiceNumber: string;
            /**
             * Format: date-time
             * @description When it was made
             */
            createdAt: string;
            /** @description Totals */
            totals: {
                /** @description Without VAT, in euros */
                totalExcl: number;
            };
            /** @description Transports on it */
            transportIds: string[];
        };
        /** @description How the external platform does. */
        BooqitStatus: {
            /** @description An address and a token are configured */
            configured: boolean;
            /**
             * Format: date-time
             * @description First of the calls that have failed since the last that did not; null while it answers
             */
            unreachableSince: string | null;
            /** @description Page of the platform that shows a transport, which it gets as the parameter transportId; null when none is configured */
            webUrl: string | null;
            /**
             * Format: date-time
             * @description When the server asked for what changed last, whichever process did; null before the first time
             */
            polledAt: string | null;
            /** @description Records that do not fit their schema and are left out, of the last answer of each call */
            rejected: {
                /** @description Transport id or invoice number */
                id: string | null;
                /** @description The first field that is wrong, as in request.dateTime */
                field: string;
            }[];
        };
        /** @description Transports. */
        BookedTransportsQuery: {
            /** @description Transport ids */
            transportIds: components["schemas"]["TransportId"][];
        };
        /** @description Transport id */
        TransportId: string;
        /** @description 0 for the first part of a transport, 1 for the second */
        TransportPartNumber: number;
        /** @description A part of a transport that is booked. */
        BookedTransport: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            /**
             * @description Same transport; same day and national number; same day and birthday
             * @enum {string}
             */
            match: "certain" | "booked" | "probable";
            /** @description Its booking */
            bookingId: number;
            /** @description The booking is closed */
            isDone: boolean;
        };
        /**
         * @description The part of a transport of the external platform that a booking is made of; of several dates the first. Both are saved in one transaction: a part that is
         *     booked already (specification/booqit.md#booked-already) refuses the new booking (409 `booqit.alreadyBooked`, params `bookingId`), and nothing is saved. With a `return` the same holds of
         *     the accepted part that brings the passenger home.
         */
        TransportPartRef: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
        };
        /** @description A booking of a part of a transport. */
        TransportLink: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            /** @description The booking */
            bookingId: number;
        };
        /** @description Transports to book. */
        TransportImport: {
            /** @description Driver whom the bookings name until they are assigned */
            driverId: number;
            /** @description Saves nothing */
            preview?: boolean;
            /** @description Book although the passenger has a booking that seems to be the same; without it that is a 409 `booqit.likelyBooked` (params `bookingId`), or `booking.duplicate`, in the result of the part */
            confirmDuplicates?: boolean;
            /** @description Transports with their client and destination */
            items: {
                transportId: components["schemas"]["TransportId"];
                /** @description Its client */
                clientId: number;
                /** @description Its destination */
                destinationId: number;
                /** @description Parts to book, where some have no destination yet; all without it */
                parts?: components["schemas"]["TransportPartNumber"][];
                /** @description Destinations of the parts that go elsewhere, where it goes on from one place of care to another */
                others?: {
                    part: components["schemas"]["TransportPartNumber"];
                    /** @description Its destination */
                    destinationId: number;
                }[];
            }[];
        };
        /** @description What became of a part of a transport. */
        ImportedTransport: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            /**
             * @description Booked now; was booked already and is unchanged; refused
             * @enum {string}
             */
            result: "booked" | "known" | "refused";
            /** @description Its booking; null when refused, and in a preview */
            bookingId: number | null;
            /**
             * Format: date
             * @description Its day; null when the platform does not know it
             */
            date: string | null;
            /** @description Its time */
            time: string | null;
            /** @description Why it was refused */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description A field of a booked transport that changed on the platform. */
        TransportDifference: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            field: components["schemas"]["TransportField"];
            /** @description Its booking */
            bookingId: number;
            /** @description The other leg of its booking */
            linkedId: number | null;
            /** @description Client of the booking */
            passenger: string | null;
            /**
             * Format: date
             * @description Day of the booking
             */
            ap_date: string;
            /** @description What the booking says: a time as `YYYY-MM-DD HH:mm`, a certificate as `none`, `needed` or `present`, a status as `drives`, `cancelled` or a word of the platform, else a text */
            old: string | null;
            /** @description What the platform says now, written likewise; null while the platform does not answer */
            new: string | null;
            /** @description Names this very change; sent back with the decision */
            token: string;
            /**
             * Format: date-time
             * @description When the change was noticed
             */
            since: string;
        };
        /**
         * @description Field of a transport: its time, who travels, where they live, where they are cared for, whether a certificate is needed, its status
         * @enum {string}
         */
        TransportField: "time" | "passenger" | "home" | "care" | "certificate" | "status";
        /** @description What is done about a difference. */
        DifferenceDecision: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            field: components["schemas"]["TransportField"];
            /** @description The change that the user saw */
            token: string;
            /**
             * @description What is done
             * @enum {string}
             */
            decision: "apply" | "ignore";
            /** @description Applying another passenger: their client */
            clientId?: number;
            /** @description Applying another place of care: its destination */
            destinationId?: number;
            /** @description Applying a cancellation: the other leg too */
            alsoLinked?: boolean;
        };
        /** @description What waits for a dispatcher. */
        PlatformCounts: {
            /** @description Open differences of booked transports */
            differences: number;
            /** @description Transports that are offered; null before the platform answered */
            inbox: number | null;
        };
        /**
         * @description What a transport is matched with
         * @enum {string}
         */
        MatchKind: "client" | "destination";
        /** @description What a transport may be about. The destination of a part that is not named is that of the part before it. */
        TransportMatch: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            kind: components["schemas"]["MatchKind"];
            /** @description What was chosen before for the same passenger or place */
            chosen: components["schemas"]["MatchedRecord"] | null;
            /** @description The likeliest first */
            candidates: components["schemas"]["MatchCandidate"][];
        };
        /** @description A client or a destination. */
        MatchedRecord: {
            /** @description Its number */
            id: number;
            /** @description Its name */
            label: string;
        };
        /** @description A client or a destination that a transport may be about. */
        MatchCandidate: {
            /** @description Its number */
            id: number;
            /** @description Its name */
            label: string;
            /**
             * Format: date
             * @description Birthday of a client
             */
            birthday: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            address: string | null;
            /** @description How sure it is, in per cent: from 95 preselected, below 60 shown when asked for */
            score: number;
            /** @description Why, in the order in which the fields are compared */
            reasons: {
                /** @description Which fact */
                code: components["schemas"]["ClientMatchReason"] | components["schemas"]["DestinationMatchReason"];
                /** @description What it weighs, in bits */
                points: number;
            }[];
        };
        /**
         * @description A fact about a passenger and a client
         * @enum {string}
         */
        ClientMatchReason: "nationalNumber" | "nationalNumberSlip" | "nationalNumberOther" | "nationalNumberUnknown" | "birthday" | "birthdaySwapped" | "birthdaySlip" | "birthdayOther" | "birthdayUnknown" | "lastname" | "lastnameSlip" | "lastnamePart" | "lastnameOther" | "firstname" | "firstnameSlip" | "firstnamePart" | "firstnameOther" | "address" | "street" | "town" | "addressOther" | "addressUnknown";
        /**
         * @description A fact about a place of care and a destination
         * @enum {string}
         */
        DestinationMatchReason: "name" | "namePart" | "nameDepartment" | "nameOther" | "nameUnknown" | "address" | "street" | "town" | "addressOther" | "addressUnknown" | "near" | "quarter" | "distant" | "far" | "distanceUnknown";
        /** @description A remembered choice. */
        MatchChoice: {
            /** @description Its number */
            id: number;
            kind: components["schemas"]["MatchKind"];
            record: components["schemas"]["MatchedRecord"];
            /**
             * Format: date-time
             * @description When it was made
             */
            at: string;
            /** @description Who made it */
            userName: string | null;
        };
        /** @description A choice to remember. */
        MatchChoiceForm: {
            transportId: components["schemas"]["TransportId"];
            part?: components["schemas"]["TransportPartNumber"];
            kind: components["schemas"]["MatchKind"];
            /** @description The client or the destination */
            recordId: number;
        };
        /** @description An invoice of the platform. */
        PlatformInvoiceQuery: {
            /** @description Its number */
            invoiceNumber: string;
        };
        /**
         * @description What explains a difference: no booking, a part without one, one that was not driven, another distance, not the tariff of the platform, the share of the patient, waiting, a transport that the platform does not know, or nothing of these
         * @enum {string}
         */
        ReconciliationReason: "missingBooking" | "missingPart" | "notDriven" | "distance" | "tariff" | "patientShare" | "wait" | "unknownTransport" | "other";
        /** @description A transport of an invoice of the platform. */
        ReconciliationLine: {
            transportId: components["schemas"]["TransportId"];
            /**
             * Format: date
             * @description Its day
             */
            date: string | null;
            /** @description Who travelled, last name first */
            passenger: string | null;
            /** @description Its bookings */
            bookingIds: number[];
            /** @description What the platform pays, in euros */
            platform: number;
            /** @description What our bookings ask, in euros */
            ours: number;
            /** @description The first less the second */
            difference: number;
            /** @description What explains the difference; none where there is none */
            reasons: components["schemas"]["ReconciliationReason"][];
        };
        /** @description What values of the platform mean here. */
        PlatformTables: {
            /** @description Insurer that pays where the platform names no mutuality */
            insuranceId: number;
            /** @description Reasons and their motives */
            reasons: components["schemas"]["ReasonMeaning"][];
            /** @description Mutualities and their insurers */
            mutualities: components["schemas"]["MutualityMeaning"][];
        };
        /** @description The motive of a reason. */
        ReasonMeaning: {
            value: components["schemas"]["PlatformWord"];
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        };
        /** @description The insurer of a mutuality. */
        MutualityMeaning: {
            value: components["schemas"]["PlatformWord"];
            /** @description The insurer that pays */
            insuranceId: number;
        };
        /** @description As the platform writes it */
        PlatformWord: string;
        /** @description A value that the platform uses. */
        PlatformValue: {
            /**
             * @description What it is
             * @enum {string}
             */
            kind: "reason" | "mutuality";
            value: components["schemas"]["PlatformWord"];
            /** @description Transports of the last poll that have it */
            transports: number;
        };
        /** @description A message to a driver. */
        MessageNotification: {
            /** @description Text of the message */
            msg: string;
            /** @description Driver */
            driverId: number;
            /** @description Name of the driver */
            name?: string | null;
        };
        /** @description A message about bookings, with the demand the driver answers: accept or refuse until it ends. */
        BookingNotification: {
            /** @description Text of the message */
            msg: string;
            /** @description Driver */
            driverId: number;
            /** @description Name of the driver */
            name?: string | null;
            /** @description Booking the message is about */
            id?: number | null;
            /**
             * Format: date-time
             * @description Until when the driver may answer; in 15 minutes when left out
             */
            endtime?: string | null;
            /** @description Seconds the driver has to answer */
            timer?: number | null;
            /**
             * Format: date-time
             * @description When the message was written
             */
            timestamp?: string | null;
            /** @description The trip, and its return trip if there is one */
            bookings?: components["schemas"]["DemandBooking"][];
            /** @description Price offered to the driver, in euros */
            price?: number | null;
            /** @description Further remark */
            other?: string | null;
        };
        /** @description A trip of a demand. */
        DemandBooking: {
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Pick-up time */
            picktime: string | null;
            /** @description From where to where */
            trip: {
                /** @description Address it starts at */
                origin: string;
                /** @description Address it ends at */
                destination: string;
            };
        };
        /** @description The notification is accepted. */
        NotificationAnswer: {
            /** @description Identifies the notification */
            id: string;
            /** @description The app of the driver was reached; else it waits in the outbox */
            delivered: boolean;
        };
        /** @description The record is created. */
        LiveKey: {
            /** @description Key in the live store, growing with time */
            id: string;
        };
        /** @description Where live data is kept: by this server, or in a Firebase project that the browser reaches itself. */
        LiveConfig: {
            /**
             * @description Who keeps it
             * @enum {string}
             */
            service: "server" | "firebase";
            /** @description What the browser needs for Firebase; null otherwise */
            firebase: components["schemas"]["FirebaseConfig"] | null;
        };
        /** @description A Firebase project, and a token with which this user signs in there. */
        FirebaseConfig: {
            /** @description Web key of the project, public by nature */
            apiKey: string;
            /** @description Project */
            projectId: string;
            /** @description Realtime Database */
            databaseURL: string;
            /** @description Bucket of the photos */
            storageBucket: string | null;
            /** @description Sign-in service of one's own, as emulators have it */
            authURL?: string | null;
            /** @description Storage service of one's own, as emulators have it */
            storageURL?: string | null;
            /** @description Custom token of the user, with the pages as claims; null when the database asks for none */
            token: string | null;
        };
        /**
         * @description Column of the board
         * @enum {string}
         */
        TaskStatus: "on-hold" | "in-progress" | "needs-review" | "done";
        /** @description What a card says. */
        TaskData: {
            /** @description Title */
            title: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Time */
            time?: string | null;
            /** @description Comment */
            comment?: string | null;
            /** @description Author; the server puts the caller */
            user?: number | null;
        };
        /** @description A new task. */
        TaskForm: {
            status?: components["schemas"]["TaskStatus"];
            data: components["schemas"]["TaskData"];
            /** @description Users it is assigned to, of the roles admin and dispatch */
            user?: number[];
        };
        /** @description A task or a part of it. */
        TaskUpdate: {
            status?: components["schemas"]["TaskStatus"];
            data?: components["schemas"]["TaskData"];
            /** @description Users it is assigned to, of the roles admin and dispatch */
            user?: number[];
        };
        /** @description A task. */
        Task: {
            /** @description Key in the live store, growing with time */
            id: string;
            status: components["schemas"]["TaskStatus"];
            data: components["schemas"]["TaskData"];
            /** @description Users it is assigned to */
            user: number[];
        };
        /** @description A driver asks for a booking, at a price, until an end. */
        Demand: {
            /** @description Key in the live store, growing with time */
            key: string;
            /** @description The booking */
            id: number;
            /** @description The driver who asks */
            driverId: number;
            /**
             * Format: date-time
             * @description Until when the demand stands
             */
            endtime: string;
            /** @description Price asked for, in euros */
            price: number | null;
            /** @description The trip, and its return trip if it is asked for too */
            bookings: components["schemas"]["DemandBooking"][];
        };
        /** @description A demand that is granted. */
        DemandGrant: {
            /** @description The booking */
            id: number;
            /** @description The driver who asks */
            driverId: number;
            /** @description Price asked for, in euros */
            price?: number | null;
            /** @description The linked leg too */
            both?: boolean;
            assignAnyway?: components["schemas"]["AssignAnyway"];
            seen?: components["schemas"]["SeenBooking"];
        };
        /** @description Where a driver was last seen, as the apps of drivers report it. */
        DriverLocation: {
            /** @description Key in the live store, growing with time */
            key: string;
            /** @description Latitude and longitude */
            l: [
                number,
                number
            ];
            /** @description What the app reports besides */
            data: {
                /** @description The driver */
                driverId: number;
                /**
                 * Format: date-time
                 * @description When
                 */
                time: string;
                /** @description A passenger is on board */
                charged: boolean;
                /** @description As the phone tells it */
                position: {
                    /** @description Movement */
                    coords: {
                        /** @description Metres a second */
                        speed: number | null;
                        /** @description Metres */
                        accuracy?: number | null;
                        /** @description Degrees from north */
                        heading?: number | null;
                    };
                    /** @description What the phone thinks is done */
                    activity: {
                        /** @description in_vehicle, on_foot, still … */
                        type: string | null;
                    };
                    /** @description Battery of the phone */
                    battery: {
                        /** @description 0 empty to 1 full */
                        level: number | null;
                        /** @description It is being charged */
                        is_charging: boolean;
                    };
                };
            };
        };
        /** @description A driver and a day. */
        LocationHistoryQuery: {
            /** @description The driver */
            driverId: number;
            /**
             * Format: date
             * @description Day
             */
            date: string;
        };
        /** @description A trip whose passenger is on board. */
        PassengerAboard: {
            /** @description The booking */
            bookingId: number;
        };
        /** @description A driver whose positions can be looked at. */
        HistoryDriver: {
            /** @description The driver */
            id: number;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Whether the driver still drives for the house */
            active: boolean;
        };
        /** @description Where a driver was at a moment. */
        PastLocation: {
            /**
             * Format: date-time
             * @description When
             */
            time: string;
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /** @description Metres a second; null when the phone did not tell */
            speed: number | null;
            /** @description A passenger was on board */
            charged: boolean;
        };
        /** @description A place where a driver is needed. */
        NearestDriversQuery: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /**
             * Format: date-time
             * @description When; now when left out, at most 31 days ahead
             */
            time?: string | null;
            /** @description At most so many drivers, 50 when left out */
            limit?: number;
        };
        /** @description How soon a driver can be at a place. */
        NearestDriver: {
            /** @description The driver */
            driverId: number;
            /** @description Name of the driver, last name first */
            name: string;
            /** @description Minutes until the driver is there, estimated */
            minutes: number;
            /** @description Kilometres by road from where the driver is, or will be when free */
            distance: number;
            /**
             * Format: date-time
             * @description When the running trip ends, estimated; null for who is free
             */
            freeAt: string | null;
            /** @description No position, or one older than twice the refresh time of the driver */
            stale: boolean;
            /** @description Why the driver could hardly take a trip of half an hour from there, the gravest first */
            conflicts: ("inactive" | "refused" | "vehicle" | "papers" | "unavailable" | "overlap" | "travel")[];
        };
        /**
         * @description What a connected app is asked to do by the socket event `action`
         * @enum {string}
         */
        AppAction: "requestLocationPermission" | "getInfo" | "getLocation" | "reloadApp" | "logoutApp" | "moveToForeground" | "checkPermission" | "appUpdated" | "setInActive" | "setEnabled";
        /**
         * @description Whether the app may ask where it is; prompt: its user is asked first; null: not told
         * @enum {string|null}
         */
        AppPermission: "granted" | "denied" | "prompt" | "unsupported" | null;
        /** @description Where an app is */
        AppPosition: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /** @description Metres */
            accuracy: number | null;
            /**
             * Format: date-time
             * @description When
             */
            time: string;
        };
        /** @description What an app says of itself; null where it does not say. */
        AppInfo: {
            /** @description Operating system or kind of phone, such as Android */
            platform: string | null;
            /** @description Browser with its major version */
            browser: string | null;
            /** @description Version of the app; a browser says which release set its page runs */
            version: string | null;
            permission: components["schemas"]["AppPermission"];
            /** @description Where it was last; null for unknown */
            position: components["schemas"]["AppPosition"] | null;
        };
        /** @description What an app answers to a command. */
        AppAnswer: {
            /** @description It did what was asked */
            done: boolean;
            /**
             * @description Why not: somebody is typing in a form, the permission is denied, the app can not do it, it failed; null when done
             * @enum {string|null}
             */
            reason: "unsaved" | "denied" | "unsupported" | "failed" | null;
            /** @description What was asked for; null for nothing */
            info: components["schemas"]["AppInfo"] | null;
        };
        /** @description A browser of a member of staff, or an app of a driver, with an open socket. */
        ConnectedApp: {
            /** @description Identifies the socket */
            socketId: string;
            /** @description Whose it is */
            user: {
                /** @description Number of the user */
                id: number;
                /** @description First name */
                firstname: string | null;
                /** @description Last name */
                lastname: string | null;
                /**
                 * @description Role of a user
                 * @enum {string}
                 */
                role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "super";
                /** @description Not set inactive by setInActive */
                active: boolean;
            };
            /** @description The driver, for an app of drivers */
            driverId: number | null;
            /**
             * Format: date-time
             * @description Since when
             */
            connectedAt: string;
            info: components["schemas"]["AppInfo"];
        };
        /** @description A command that was sent to connected apps. */
        AppCommand: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date-time
             * @description When it was sent
             */
            at: string;
            /** @description Name of who sent it */
            by: string;
            /**
             * @description Event of the socket
             * @enum {string}
             */
            kind: "action" | "say" | "forceDisconnect" | "test";
            /** @description Which action; null for the other events */
            action: components["schemas"]["AppAction"] | null;
            /** @description What was said, the version of appUpdated, true or false of setInActive; null for nothing */
            data: string | null;
            /** @description To which user; null for all */
            to: number | null;
            /** @description Name of that user; null for all */
            toName: string | null;
            /** @description Apps it was sent to; 0: nobody was connected */
            sent: number;
            /** @description Apps that have it */
            delivered: number;
            /** @description Apps that answered */
            answered: number;
            /** @description Answers are still waited for: ten seconds are not over */
            open: boolean;
            /** @description The apps, those that did not answer first; the first 50 */
            receivers: {
                /** @description Identifies the socket */
                socketId: string;
                /** @description Whose app */
                userId: number;
                /** @description Name of the user, last name first */
                name: string;
                /**
                 * @description Role of a user
                 * @enum {string}
                 */
                role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "super";
                /**
                 * @description noAnswer: none within ten seconds
                 * @enum {string}
                 */
                state: "sent" | "delivered" | "answered" | "noAnswer";
                /** @description From sending to the answer */
                milliseconds: number | null;
                /** @description What it answered; null without an answer */
                answer: components["schemas"]["AppAnswer"] | null;
            }[];
        };
        /** @description What is looked for. */
        SearchQuery: {
            /** @description Search text; accents and case do not matter */
            q: string;
            /**
             * @description places (clients, destinations, drivers and insurance bodies), bookings or invoices; all of them when left out
             * @enum {string}
             */
            index?: "places" | "bookings" | "invoices";
            /** @description At most so many hits of each index */
            limit?: number;
        };
        /** @description A place on earth. */
        GeoSearchQuery: {
            /** @description Degrees north, WGS 84 */
            lat: number;
            /** @description Degrees east, WGS 84 */
            lon: number;
        };
        /** @description Hits, the best first; of what the user may not open there are none. */
        SearchAnswer: {
            /** @description The list and its wrapping */
            hits: {
                /** @description The hits */
                hits: {
                    _source: components["schemas"]["SearchHit"];
                }[];
            };
        };
        /** @description A record found; fields that its kind lacks are left out or null. */
        SearchHit: {
            /**
             * @description Kind of the record, and the route that opens it
             * @enum {string}
             */
            route: "client" | "destination" | "driver" | "insurance" | "booking" | "invoice" | "driverInvoice" | "insuranceInvoice";
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Date of the booking or invoice
             */
            date?: string | null;
            /** @description Time of the appointment */
            time?: string | null;
            /** @description Name of the client */
            client?: string | null;
            /** @description Name of the destination */
            destination?: string | null;
            /** @description Name of the driver */
            driver?: string | null;
            /** @description Driver price, in euros */
            price_driver?: number | null;
            /** @description Name of the client or destination, or of the one invoiced */
            name?: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            address?: string | null;
            /** @description Status of the booking or invoice */
            status?: number | null;
            /** @description Amount of the invoice, in euros */
            amount?: number | null;
            /** @description Other name on the invoice */
            invoiceName?: string | null;
            /** @description Other address on the invoice */
            invoiceAddress?: string | null;
        };
        /** @description What is typed in an address field. */
        AddressQuery: {
            /** @description Typed text */
            q: string;
            /** @description At most so many suggestions, 8 when left out */
            limit?: number;
            /**
             * @description Language of the user: which name is offered where what is typed fits both. What a name was typed in goes before it
             * @enum {string}
             */
            language?: "fr" | "nl" | "en";
            near?: components["schemas"]["Coordinates"];
        };
        /** @description A suggested address. A street or locality alone is not complete: it needs a house number before it can be saved. */
        AddressSuggestion: {
            /** @description Text to show */
            label: string;
            /** @description Street */
            street: string | null;
            /** @description House number */
            houseNumber: string | null;
            /** @description Box number */
            postbox: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line */
            fullAddress: string;
            /** @description Degrees north, WGS 84 */
            latitude: number | null;
            /** @description Degrees east, WGS 84 */
            longitude: number | null;
            /** @description Has number, street, postal code and locality */
            complete: boolean;
            /**
             * @description Where it comes from
             * @enum {string}
             */
            source: "addressBook" | "gazetteer" | "register" | "photon" | "google";
            /** @description Whom to name where it is shown, for what comes from the address register */
            attribution?: string | null;
            /** @description Client of the address book that lives there */
            clientId?: number | null;
            /** @description Destination of the address book that stands there */
            destinationId?: number | null;
        };
        /** @description A booking. */
        TicketQuery: {
            /** @description Booking */
            bookingId: number;
        };
        /** @description A parking receipt. */
        Ticket: {
            /** @description Booking */
            bookingId: number;
            /** @description Identifies the receipt */
            ticketId: string;
            /** @description Name of the driver */
            driver: string | null;
            /**
             * Format: date
             * @description Day of the receipt
             */
            date: string | null;
            /** @description Address of the photo */
            imageUrl: string | null;
        };
        /** @description Name of a remote: dispatch */
        RemoteName: string;
        /** @description A published version; a working copy adds the fingerprint of its content */
        RemoteVersion: string;
        /** @description Id of a release set */
        ReleaseSetId: string;
        /** @description One version of one remote, or of the host, which is called host. */
        RemoteChoice: {
            name: components["schemas"]["RemoteName"];
            /** @description A published version; a working copy adds the fingerprint of its content; of the host, deployed is the one that came with the server */
            version: string;
        };
        /** @description Versions to look at; the other remotes as they run. */
        ReleaseChoice: {
            /** @description One version a remote */
            remotes: components["schemas"]["RemoteChoice"][];
        };
        /** @description Versions to run, with the reason. Without `remotes`, what is staged. */
        ReleaseOrder: {
            /** @description One version a remote; without it, what is staged */
            remotes?: components["schemas"]["RemoteChoice"][];
            /** @description The reason, for who reads the history at night */
            why: string;
        };
        /** @description Versions to try out, and by whom. Without `remotes`, what is staged gets another audience. */
        StageOrder: {
            /** @description One version a remote; without it, what is staged */
            remotes?: components["schemas"]["RemoteChoice"][];
            /** @description Roles that get them */
            roles: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "super")[];
            /** @description Users that get them besides */
            users: string[];
            /** @description Share of all users that get them besides, always the same ones while it is the same set; none when absent */
            percent?: number;
            /** @description The reason */
            why: string;
        };
        /** @description Why it is done. */
        ReleaseReason: {
            /** @description The reason */
            why: string;
        };
        /** @description Where to go back to, and why. `to` names a set, `remotes` those that go back alone; without both, the set before. */
        RollbackOrder: {
            to?: components["schemas"]["ReleaseSetId"];
            /** @description These alone, each to the version it had before; not together with `to` */
            remotes?: components["schemas"]["RemoteName"][];
            /** @description Only while this set runs: of two who go back at once, the second one would go one set further */
            from?: components["schemas"]["ReleaseSetId"];
            /** @description The reason */
            why: string;
        };
        /** @description What was done. */
        ReleaseAnswer: {
            /** @description Id of the set that runs, or is staged, now; null for none */
            set: string | null;
            /** @description Id of the set before; null for none */
            before: string | null;
            /** @description False when it was so already */
            changed: boolean;
        };
        /** @description What runs. */
        ReleaseStatus: {
            host: components["schemas"]["ReleaseHost"];
            /** @description The set that runs; null before the first activation */
            running: components["schemas"]["RunningSet"] | null;
            /** @description The set that is tried out; null for none */
            staged: components["schemas"]["StagedSet"] | null;
            /** @description Every remote that runs or is staged, by name */
            remotes: components["schemas"]["RemoteState"][];
            policy: components["schemas"]["RollbackPolicy"];
            /** @description Whether developers may take a remote from elsewhere; null for no, which is usual */
            overrides: components["schemas"]["OverridePermit"] | null;
        };
        /** @description The deployed host. */
        ReleaseHost: {
            /** @description Its version */
            version: string;
            /** @description The version of the host contract it keeps */
            contract: string;
        };
        /** @description The set that runs for everybody. */
        RunningSet: {
            set: components["schemas"]["ReleaseSetId"];
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            since: string;
            /** @description Who activated it */
            who: string;
            /** @description The reason */
            why: string;
            verified: components["schemas"]["VerifiedHow"];
            /** @description The set a rollback goes to; null when there is none */
            previous: string | null;
            lost: components["schemas"]["LostParts"];
            host: components["schemas"]["HostBuild"];
        };
        /** @description The build of the host that a set pins, or `deployed` for the one that came with the server */
        HostBuild: string;
        /** @description What is not there any more of the set a rollback goes to, as `dispatch 1.1.0`, so that it would be refused; usually nothing */
        LostParts: string[];
        /**
         * @description full: checked and booted in a browser; static: checked without a boot; none: not checked
         * @enum {string}
         */
        VerifiedHow: "full" | "static" | "none";
        /** @description The set that is tried out. */
        StagedSet: {
            set: components["schemas"]["ReleaseSetId"];
            host: components["schemas"]["HostBuild"];
            /** @description Roles that have it */
            roles: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "super")[];
            /** @description E-mail addresses of users that have it */
            users: string[];
            /** @description Share of all users that have it besides */
            percent: number;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who staged it */
            who: string;
            /** @description The reason */
            why: string;
        };
        /** @description One remote of the set that runs or is staged. The counts are of the version that runs, since it runs. */
        RemoteState: {
            name: components["schemas"]["RemoteName"];
            titles: components["schemas"]["RemoteTitles"];
            /** @description The version that runs; null when it is only staged */
            version: string | null;
            /** @description The range of the host contract it needs */
            contract: string;
            /** @description Whether the deployed host is in that range */
            fits: boolean;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            publishedAt: string | null;
            /** @description The version that is tried out; null when it is not another one */
            staged: string | null;
            /** @description The version that a rollback of this remote alone goes to; null when there is none */
            former: string | null;
            /** @description How the version that is tried out fares with those who have it; null when none is */
            trial: components["schemas"]["TrialLoads"] | null;
            /** @description Sessions in which it was asked for */
            sessions: number;
            /** @description Of these */
            failed: number;
            /** @description Sessions in which its code failed after it had loaded */
            errors: number;
            /** @description What the content security policy refused of it */
            violations: number;
            /** @description Why it failed to load */
            failures: components["schemas"]["FailureCount"][];
        };
        /** @description Counts of a version that is tried out, in pages on the set that is tried out since it was staged. */
        TrialLoads: {
            /** @description Sessions in which it was asked for */
            sessions: number;
            /** @description Of these */
            failed: number;
            /** @description Sessions in which its code failed after it had loaded */
            errors: number;
        };
        /** @description The title of the domain. */
        RemoteTitles: {
            /** @description French */
            fr: string;
            /** @description Dutch */
            nl: string;
            /** @description English */
            en: string;
        };
        /** @description Sessions in which a remote failed for one reason. */
        FailureCount: {
            kind: components["schemas"]["LoadOutcome"];
            /** @description How many there are */
            sessions: number;
        };
        /** @description When the suite goes back by itself. Ops set it on the command line. */
        RollbackPolicy: {
            /** @description Whether it does */
            automatic: boolean;
            /** @description Share of sessions with a failure of one remote that is still accepted */
            budget: number;
            /** @description Sessions that must have asked for the remote before anything is decided */
            minimum: number;
            /** @description Length of time that is looked at */
            minutes: number;
        };
        /** @description Developers may take a remote from elsewhere for a time. */
        OverridePermit: {
            /** @description From where */
            origins: string[];
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            until: string;
            /** @description Who allowed it */
            who: string;
            /** @description The reason */
            why: string;
        };
        /** @description A change of what runs or of what is tried out. */
        ReleaseChange: {
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who did it; `automatic` for the suite itself */
            who: string;
            /** @description The reason */
            why: string;
            /**
             * @description What was done
             * @enum {string}
             */
            action: "activate" | "rollback" | "stage" | "unstage" | "policy" | "overrides" | "prune" | "token" | "repair";
            /** @description Set before; null for none */
            before: string | null;
            /** @description Set after; null for none */
            after: string | null;
            /** @description What differs between the two */
            remotes: components["schemas"]["RemoteDifference"][];
        };
        /** @description What differs for one remote. */
        RemoteDifference: {
            name: components["schemas"]["RemoteName"];
            /** @description Version before; null when it was not there */
            before: string | null;
            /** @description Version after; null when it is gone */
            after: string | null;
        };
        /** @description A published version of a remote. */
        PublishedVersion: {
            name: components["schemas"]["RemoteName"];
            version: components["schemas"]["RemoteVersion"];
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who published it; null when that is not known */
            who: string | null;
            /** @description Size of its files */
            bytes: number;
            /** @description The range of the host contract it needs */
            contract: string;
            /** @description Whether the deployed host is in that range */
            fits: boolean;
            /** @description Whether it runs */
            running: boolean;
            /** @description Whether it is tried out */
            staged: boolean;
        };
        /** @description What a version of a remote brings. */
        VersionNotes: {
            version: components["schemas"]["RemoteVersion"];
            /** @description Its changes, the largest kind first */
            notes: components["schemas"]["VersionNote"][];
        };
        /** @description One change. */
        VersionNote: {
            /**
             * @description Kind of change
             * @enum {string}
             */
            kind: "major" | "minor" | "patch";
            /** @description What its team says of it, plain text */
            text: string;
        };
        /** @description What was found. */
        VerificationReport: {
            /** @description Whether it may run */
            passed: boolean;
            verified: components["schemas"]["VerifiedHow"];
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Each check, in the order in which it was done */
            checks: components["schemas"]["VerificationCheck"][];
        };
        /** @description One check. */
        VerificationCheck: {
            /**
             * @description What was checked
             * @enum {string}
             */
            check: "files" | "signatures" | "contract" | "operations" | "languages" | "budgets" | "boot";
            /**
             * @description How it came out
             * @enum {string}
             */
            outcome: "passed" | "warned" | "failed" | "skipped";
            /** @description What was found; empty when all is well */
            findings: components["schemas"]["VerificationFinding"][];
        };
        /** @description One thing that was found. */
        VerificationFinding: {
            /** @description The remote it is about; null for all */
            remote: string | null;
            /** @description What is wrong, in English, as engineers of the remote need it */
            detail: string;
        };
        /**
         * @description What became of a remote in a page
         * @enum {string}
         */
        LoadOutcome: "loaded" | "error" | "violation" | "notFound" | "html" | "syntax" | "hang" | "threw" | "contract" | "integrity" | "sharedModule" | "unreachable";
        /** @description What became of remotes in a page. */
        LoadReport: {
            /** @description In the order in which it happened */
            events: components["schemas"]["LoadEvent"][];
        };
        /** @description What became of one remote. */
        LoadEvent: {
            set: components["schemas"]["ReleaseSetId"];
            remote: components["schemas"]["RemoteName"];
            version: components["schemas"]["RemoteVersion"];
            outcome: components["schemas"]["LoadOutcome"];
            /** @description What the browser said, for the log; no personal data */
            detail?: string;
            /** @description The number the user was shown */
            incidentId?: string;
        };
        /** @description One version of one remote, or of the host. */
        OpsPick: {
            /** @description Name of a remote, or host */
            name: string;
            /** @description A published version; of the host, deployed is the one that came with the server */
            version: string;
        };
        /**
         * @description latest: the highest version of every remote; staged: what is staged; current: what runs
         * @enum {string}
         */
        OpsSource: "latest" | "staged" | "current";
        /** @description Versions, or one of the sources; the other remotes as they run. */
        OpsChoice: {
            /** @description One version a remote */
            remotes?: components["schemas"]["OpsPick"][];
            source?: components["schemas"]["OpsSource"];
        };
        /** @description Versions to run, with the reason. */
        OpsActivation: {
            /** @description One version a remote */
            remotes?: components["schemas"]["OpsPick"][];
            source?: components["schemas"]["OpsSource"];
            /** @description Do not ask for a boot in a browser; the history says `static` */
            withoutBoot?: boolean;
            /** @description The reason, for who reads the history at night */
            why: string;
        };
        /** @description Versions to try out, and by whom. */
        OpsStaging: {
            /** @description One version a remote */
            remotes?: components["schemas"]["OpsPick"][];
            source?: components["schemas"]["OpsSource"];
            /** @description Roles that get them */
            roles?: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "super")[];
            /** @description Users that get them besides */
            users?: string[];
            /** @description Share of all users that gets them besides */
            percent?: number;
            /** @description The reason */
            why: string;
        };
        /** @description What was done. */
        OpsAnswer: {
            /** @description Id of the set that runs, or is staged, now; null for none */
            set: string | null;
            /** @description Id of the set before; null for none */
            before: string | null;
            /** @description False when it was so already */
            changed: boolean;
            verified: components["schemas"]["VerifiedHow"];
        };
        /** @description A version that is published. */
        OpsPublished: {
            /** @description Name of the remote, or host */
            name: string;
            /** @description Its version */
            version: string;
            /** @description False when exactly this content was there already */
            added: boolean;
        };
        /** @description A release.yaml. */
        OpsFile: {
            /** @description Its text */
            file: string;
        };
        /** @description A release.yaml to apply, with the reason. */
        OpsOrder: {
            /** @description Its text */
            file: string;
            /** @description Do not ask for a boot in a browser; the history says `static` */
            withoutBoot?: boolean;
            /** @description The reason, such as the message of the commit */
            why: string;
        };
        /** @description What is changed, or would be. */
        OpsPlan: {
            /** @description Whether something was changed */
            changed: boolean;
            /** @description Empty when everything is as the file says */
            changes: components["schemas"]["OpsPlannedChange"][];
        };
        /** @description One thing that differs. */
        OpsPlannedChange: {
            /**
             * @description What it is about
             * @enum {string}
             */
            of: "version" | "menu" | "roles" | "stage" | "policy" | "overrides";
            /** @description A remote, host, the path of a menu entry, a permission, a property of the policy */
            name: string;
            /** @description How it is; null for nothing */
            before: string | null;
            /** @description How the file wants it; null for nothing */
            after: string | null;
        };
        /** @description A published version. */
        OpsVersion: {
            /** @description Name of the remote, or host */
            name: string;
            /** @description Its version */
            version: string;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who published it; null for who is not known */
            who: string | null;
            /** @description Size of its files */
            bytes: number;
            /** @description The range of the host contract it needs; of the host, the one it keeps */
            contract: string;
            /** @description Whether it is still being written */
            workingCopy: boolean;
            /** @description Whether it runs */
            running: boolean;
            /** @description Whether it is tried out */
            staged: boolean;
            signature: components["schemas"]["OpsSignature"];
        };
        /** @description Who signed something. */
        OpsSignature: {
            /**
             * @description trusted: by a key that is trusted here; wrong: it is not what that key signed; unknown: by other keys alone
             * @enum {string}
             */
            state: "trusted" | "wrong" | "unknown" | "unsigned";
            /** @description Names of the keys; null for none */
            by: string | null;
        };
        /** @description A change of the registry. */
        OpsChange: {
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who did it: a user, a token, `automatic` */
            who: string;
            /** @description The reason */
            why: string;
            /** @description What was done */
            action: string;
            /** @description Set before; null for none */
            before: string | null;
            /** @description Set after; null for none */
            after: string | null;
            verified: components["schemas"]["VerifiedHow"];
            /** @description What was changed, where the sets do not say it */
            what?: string;
            /** @description What differs between the two */
            remotes: components["schemas"]["RemoteDifference"][];
        };
        /** @description What runs. */
        OpsStatus: {
            /** @description The set that runs; null before the first activation */
            running: components["schemas"]["OpsRunning"] | null;
            /** @description The set that is tried out; null for none */
            staged: components["schemas"]["OpsStaged"] | null;
            /** @description Every remote that runs or is staged, by name */
            remotes: components["schemas"]["OpsRemote"][];
            policy: components["schemas"]["RollbackPolicy"];
            /** @description Whether developers may take a remote from elsewhere; null for no */
            overrides: components["schemas"]["OverridePermit"] | null;
            /** @description What changed since the trial began */
            behind: string[];
            /** @description Who signed the set that runs; null before the first activation */
            signature: components["schemas"]["OpsSignature"] | null;
        };
        /** @description The set that runs for everybody. */
        OpsRunning: {
            set: components["schemas"]["ReleaseSetId"];
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            since: string;
            /** @description Who activated it */
            who: string;
            /** @description The reason */
            why: string;
            verified: components["schemas"]["VerifiedHow"];
            /** @description The set a rollback goes to; null when there is none */
            previous: string | null;
            lost: components["schemas"]["LostParts"];
            /** @description The host contract it was made for */
            contract: string;
            host: components["schemas"]["HostBuild"];
        };
        /** @description The set that is tried out. */
        OpsStaged: {
            set: components["schemas"]["ReleaseSetId"];
            host: components["schemas"]["HostBuild"];
            /** @description Roles that have it */
            roles: string[];
            /** @description E-mail addresses of users that have it */
            users: string[];
            /** @description Share of all users that has it besides */
            percent: number;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            at: string;
            /** @description Who staged it */
            who: string;
            /** @description The reason */
            why: string;
            base: components["schemas"]["ReleaseSetId"];
            verified: components["schemas"]["VerifiedHow"];
        };
        /** @description One remote of the set that runs or is staged. */
        OpsRemote: {
            name: components["schemas"]["RemoteName"];
            titles: components["schemas"]["RemoteTitles"];
            /** @description The version that runs; null when it is only staged */
            version: string | null;
            /** @description Where its files are */
            base: string;
            /** @description The range of the host contract it needs */
            contract: string;
            /**
             * Format: date-time
             * @description Moment in time, ISO 8601 with offset
             */
            publishedAt: string | null;
            /** @description The version that is tried out; null when it is not another one */
            staged: string | null;
            /** @description The version that a rollback of this remote alone goes to; null for none */
            former: string | null;
        };
    };
    responses: {
        /** @description Refused or failed. 400 validation, 401 no session, 403 not allowed, 404 unknown record, 409 conflict, 429 too many attempts, 501 not implemented yet, 503 out of reach for now with `Retry-After`, 500 failure. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Created */
        Inserted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InsertAnswer"];
            };
        };
        /** @description Changed */
        Affected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AffectedAnswer"];
            };
        };
        /** @description Nothing changed since the answer with this ETag */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Bookings */
        Bookings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingRow"][];
            };
        };
        /** @description What changed since the answer that If-None-Match names */
        BookingChanges: {
            headers: {
                /** @description Version of the list as it is with the changes */
                ETag?: string;
                /** @description `changed-rows` */
                IM?: string;
                /** @description ETag of the answer that the changes are to be applied to */
                "Delta-Base"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingChanges"];
            };
        };
        /** @description Created */
        UserInserted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserInsertAnswer"];
            };
        };
        /** @description Changed */
        Changed: {
            headers: {
                /** @description Version of the record as it is now */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AffectedAnswer"];
            };
        };
        /** @description A booking, as a list of one */
        Booking: {
            headers: {
                /** @description Version of the record */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingRow"][];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
export type MessageParams = components['schemas']['MessageParams'];
export type InsertAnswer = components['schemas']['InsertAnswer'];
export type AffectedAnswer = components['schemas']['AffectedAnswer'];
export type Coordinates = components['schemas']['Coordinates'];
export type PageName = components['schemas']['PageName'];
export type DeclaredPage = components['schemas']['DeclaredPage'];
export type SessionUser = components['schemas']['SessionUser'];
export type SignInForm = components['schemas']['SignInForm'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type DriverSignInAnswer = components['schemas']['DriverSignInAnswer'];
export type ChangePasswordForm = components['schemas']['ChangePasswordForm'];
export type ResetPasswordForm = components['schemas']['ResetPasswordForm'];
export type ResetPasswordAnswer = components['schemas']['ResetPasswordAnswer'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorStart = components['schemas']['SecondFactorStart'];
export type SecondFactorConfirmation = components['schemas']['SecondFactorConfirmation'];
export type SecondFactorEnrolled = components['schemas']['SecondFactorEnrolled'];
export type OwnSecondFactorForm = components['schemas']['OwnSecondFactorForm'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type ActivityAnswer = components['schemas']['ActivityAnswer'];
export type AccessPolicy = components['schemas']['AccessPolicy'];
export type Session = components['schemas']['Session'];
export type RenewedSession = components['schemas']['RenewedSession'];
export type SignOutAnswer = components['schemas']['SignOutAnswer'];
export type Setting = components['schemas']['Setting'];
export type SettingForm = components['schemas']['SettingForm'];
export type NonReimbursed = components['schemas']['NonReimbursed'];
export type BookingForm = components['schemas']['BookingForm'];
export type BookingUpdate = components['schemas']['BookingUpdate'];
export type SeenBooking = components['schemas']['SeenBooking'];
export type AssignAnyway = components['schemas']['AssignAnyway'];
export type SeriesScope = components['schemas']['SeriesScope'];
export type StandingOrder = components['schemas']['StandingOrder'];
export type ReturnLeg = components['schemas']['ReturnLeg'];
export type BookingChanges = components['schemas']['BookingChanges'];
export type BookingRow = components['schemas']['BookingRow'];
export type StandingInvoice = components['schemas']['StandingInvoice'];
export type BookingInsertAnswer = components['schemas']['BookingInsertAnswer'];
export type BookingUpdateAnswer = components['schemas']['BookingUpdateAnswer'];
export type DoubleTrip = components['schemas']['DoubleTrip'];
export type SkippedBooking = components['schemas']['SkippedBooking'];
export type PlannedTrip = components['schemas']['PlannedTrip'];
export type BookingConflict = components['schemas']['BookingConflict'];
export type TripsWhileUnavailableQuery = components['schemas']['TripsWhileUnavailableQuery'];
export type DriverSuggestionQuery = components['schemas']['DriverSuggestionQuery'];
export type DriverSuggestion = components['schemas']['DriverSuggestion'];
export type ReadyNowQuery = components['schemas']['ReadyNowQuery'];
export type ReadyNowAnswer = components['schemas']['ReadyNowAnswer'];
export type BulkChange = components['schemas']['BulkChange'];
export type BulkResult = components['schemas']['BulkResult'];
export type UndoQuery = components['schemas']['UndoQuery'];
export type BookingsByDateQuery = components['schemas']['BookingsByDateQuery'];
export type ReturnBookingQuery = components['schemas']['ReturnBookingQuery'];
export type BookingChange = components['schemas']['BookingChange'];
export type FieldChange = components['schemas']['FieldChange'];
export type TransportIdsQuery = components['schemas']['TransportIdsQuery'];
export type DriverDayQuery = components['schemas']['DriverDayQuery'];
export type AvailabilityRow = components['schemas']['AvailabilityRow'];
export type DriverAvailabilityQuery = components['schemas']['DriverAvailabilityQuery'];
export type DistanceAddresses = components['schemas']['DistanceAddresses'];
export type DistanceQuery = components['schemas']['DistanceQuery'];
export type DistanceDetailedQuery = components['schemas']['DistanceDetailedQuery'];
export type DistanceMoment = components['schemas']['DistanceMoment'];
export type DistanceResult = components['schemas']['DistanceResult'];
export type DistanceLeg = components['schemas']['DistanceLeg'];
export type DistanceTrip = components['schemas']['DistanceTrip'];
export type Geometry = components['schemas']['Geometry'];
export type DistanceTotal = components['schemas']['DistanceTotal'];
export type DirectionsQuery = components['schemas']['DirectionsQuery'];
export type Directions = components['schemas']['Directions'];
export type DirectionsLeg = components['schemas']['DirectionsLeg'];
export type MailQuery = components['schemas']['MailQuery'];
export type MailReference = components['schemas']['MailReference'];
export type MailAttachmentReference = components['schemas']['MailAttachmentReference'];
export type MailMark = components['schemas']['MailMark'];
export type MailSummary = components['schemas']['MailSummary'];
export type Mail = components['schemas']['Mail'];
export type MailReplyForm = components['schemas']['MailReplyForm'];
export type SentMail = components['schemas']['SentMail'];
export type SentAttachmentReference = components['schemas']['SentAttachmentReference'];
export type DailyReportForm = components['schemas']['DailyReportForm'];
export type DailyReport = components['schemas']['DailyReport'];
export type DayOverview = components['schemas']['DayOverview'];
export type DayTrips = components['schemas']['DayTrips'];
export type ClientForm = components['schemas']['ClientForm'];
export type ClientRow = components['schemas']['ClientRow'];
export type Client = components['schemas']['Client'];
export type DestinationForm = components['schemas']['DestinationForm'];
export type Destination = components['schemas']['Destination'];
export type DestinationRestore = components['schemas']['DestinationRestore'];
export type InsuranceForm = components['schemas']['InsuranceForm'];
export type Insurance = components['schemas']['Insurance'];
export type DriverForm = components['schemas']['DriverForm'];
export type Driver = components['schemas']['Driver'];
export type ActiveDriver = components['schemas']['ActiveDriver'];
export type UserForm = components['schemas']['UserForm'];
export type User = components['schemas']['User'];
export type UserInsertAnswer = components['schemas']['UserInsertAnswer'];
export type UserSummary = components['schemas']['UserSummary'];
export type RolesQuery = components['schemas']['RolesQuery'];
export type MCodeForm = components['schemas']['MCodeForm'];
export type MCode = components['schemas']['MCode'];
export type CareCenterForm = components['schemas']['CareCenterForm'];
export type CareCenter = components['schemas']['CareCenter'];
export type SubscribeForm = components['schemas']['SubscribeForm'];
export type SubscribeAnswer = components['schemas']['SubscribeAnswer'];
export type UnsubscribeForm = components['schemas']['UnsubscribeForm'];
export type CampaignData = components['schemas']['CampaignData'];
export type LogEntry = components['schemas']['LogEntry'];
export type ClientQuestion = components['schemas']['ClientQuestion'];
export type DuplicateQuestion = components['schemas']['DuplicateQuestion'];
export type ClientDuplicate = components['schemas']['ClientDuplicate'];
export type ClientMerge = components['schemas']['ClientMerge'];
export type ClientMergeChoice = components['schemas']['ClientMergeChoice'];
export type ClientMergeRecord = components['schemas']['ClientMergeRecord'];
export type ClientMergeUndo = components['schemas']['ClientMergeUndo'];
export type ClientMergeUndone = components['schemas']['ClientMergeUndone'];
export type ClientMergeAnswer = components['schemas']['ClientMergeAnswer'];
export type NationalNumberAnswer = components['schemas']['NationalNumberAnswer'];
export type ClientTrip = components['schemas']['ClientTrip'];
export type ClientInvoiceSummary = components['schemas']['ClientInvoiceSummary'];
export type ClientData = components['schemas']['ClientData'];
export type ClientDocument = components['schemas']['ClientDocument'];
export type ClientAnonymisation = components['schemas']['ClientAnonymisation'];
export type AvailabilityDays = components['schemas']['AvailabilityDays'];
export type AvailabilityPattern = components['schemas']['AvailabilityPattern'];
export type LeavePeriod = components['schemas']['LeavePeriod'];
export type SentNotification = components['schemas']['SentNotification'];
export type CampaignMember = components['schemas']['CampaignMember'];
export type CompanyProfile = components['schemas']['CompanyProfile'];
export type SettingChange = components['schemas']['SettingChange'];
export type ListViewParam = components['schemas']['ListViewParam'];
export type ListViewColumns = components['schemas']['ListViewColumns'];
export type ListViewForm = components['schemas']['ListViewForm'];
export type ListViewChange = components['schemas']['ListViewChange'];
export type ListView = components['schemas']['ListView'];
export type DefaultViewForm = components['schemas']['DefaultViewForm'];
export type RecordBulkResult = components['schemas']['RecordBulkResult'];
export type MCodeBulkFields = components['schemas']['MCodeBulkFields'];
export type MCodeBulkChange = components['schemas']['MCodeBulkChange'];
export type MCodeBulkRecord = components['schemas']['MCodeBulkRecord'];
export type CareCenterBulkFields = components['schemas']['CareCenterBulkFields'];
export type CareCenterBulkChange = components['schemas']['CareCenterBulkChange'];
export type CareCenterBulkRecord = components['schemas']['CareCenterBulkRecord'];
export type ClientBulkFields = components['schemas']['ClientBulkFields'];
export type ClientBulkChange = components['schemas']['ClientBulkChange'];
export type ClientBulkRecord = components['schemas']['ClientBulkRecord'];
export type RecordImportKind = components['schemas']['RecordImportKind'];
export type ImportKind = components['schemas']['ImportKind'];
export type ImportValues = components['schemas']['ImportValues'];
export type ImportSource = components['schemas']['ImportSource'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportDuplicate = components['schemas']['ImportDuplicate'];
export type ImportCheck = components['schemas']['ImportCheck'];
export type ImportOrder = components['schemas']['ImportOrder'];
export type ImportBatch = components['schemas']['ImportBatch'];
export type ImportUndo = components['schemas']['ImportUndo'];
export type ImportUndone = components['schemas']['ImportUndone'];
export type WalletStatusQuery = components['schemas']['WalletStatusQuery'];
export type WalletRangeQuery = components['schemas']['WalletRangeQuery'];
export type DriverWalletBookingsQuery = components['schemas']['DriverWalletBookingsQuery'];
export type ClientWalletBookingsQuery = components['schemas']['ClientWalletBookingsQuery'];
export type InsuranceWalletBookingsQuery = components['schemas']['InsuranceWalletBookingsQuery'];
export type DriverWallet = components['schemas']['DriverWallet'];
export type ClientWallet = components['schemas']['ClientWallet'];
export type InsuranceWallet = components['schemas']['InsuranceWallet'];
export type InvoiceId = components['schemas']['InvoiceId'];
export type DriverInvoiceHead = components['schemas']['DriverInvoiceHead'];
export type ClientInvoiceHead = components['schemas']['ClientInvoiceHead'];
export type InsuranceInvoiceHead = components['schemas']['InsuranceInvoiceHead'];
export type DriverInvoiceForm = components['schemas']['DriverInvoiceForm'];
export type ClientInvoiceForm = components['schemas']['ClientInvoiceForm'];
export type InsuranceInvoiceForm = components['schemas']['InsuranceInvoiceForm'];
export type InvoiceRangeQuery = components['schemas']['InvoiceRangeQuery'];
export type InvoiceStatusUpdate = components['schemas']['InvoiceStatusUpdate'];
export type ClientInvoiceUpdate = components['schemas']['ClientInvoiceUpdate'];
export type ClientInvoiceBookingsQuery = components['schemas']['ClientInvoiceBookingsQuery'];
export type DriverInvoiceBookingsQuery = components['schemas']['DriverInvoiceBookingsQuery'];
export type InsuranceInvoiceBookingsQuery = components['schemas']['InsuranceInvoiceBookingsQuery'];
export type ClientInvoice = components['schemas']['ClientInvoice'];
export type DriverInvoice = components['schemas']['DriverInvoice'];
export type InsuranceInvoice = components['schemas']['InsuranceInvoice'];
export type ExpenseForm = components['schemas']['ExpenseForm'];
export type Expense = components['schemas']['Expense'];
export type InsertForm = components['schemas']['InsertForm'];
export type Insert = components['schemas']['Insert'];
export type StatsQuery = components['schemas']['StatsQuery'];
export type StatsTotals = components['schemas']['StatsTotals'];
export type StatsMoney = components['schemas']['StatsMoney'];
export type MonthlyStats = components['schemas']['MonthlyStats'];
export type DailyStats = components['schemas']['DailyStats'];
export type WeekdayStats = components['schemas']['WeekdayStats'];
export type Unpaid = components['schemas']['Unpaid'];
export type UnpaidAmount = components['schemas']['UnpaidAmount'];
export type UnpaidClient = components['schemas']['UnpaidClient'];
export type MonthEndQuery = components['schemas']['MonthEndQuery'];
export type MonthEndPreview = components['schemas']['MonthEndPreview'];
export type LastInvoice = components['schemas']['LastInvoice'];
export type MonthEndInvoice = components['schemas']['MonthEndInvoice'];
export type MonthEndLine = components['schemas']['MonthEndLine'];
export type MonthEndLeftOut = components['schemas']['MonthEndLeftOut'];
export type MonthEndReason = components['schemas']['MonthEndReason'];
export type InvoicesForm = components['schemas']['InvoicesForm'];
export type InvoiceToMake = components['schemas']['InvoiceToMake'];
export type InvoiceResult = components['schemas']['InvoiceResult'];
export type InvoicePayer = components['schemas']['InvoicePayer'];
export type InvoiceDocumentLine = components['schemas']['InvoiceDocumentLine'];
export type InvoiceCredit = components['schemas']['InvoiceCredit'];
export type InvoiceDocument = components['schemas']['InvoiceDocument'];
export type ReminderLetter = components['schemas']['ReminderLetter'];
export type InvoicesPrintForm = components['schemas']['InvoicesPrintForm'];
export type ReminderLettersForm = components['schemas']['ReminderLettersForm'];
export type ReminderOrder = components['schemas']['ReminderOrder'];
export type InvoiceMailForm = components['schemas']['InvoiceMailForm'];
export type ClientInvoiceMailForm = components['schemas']['ClientInvoiceMailForm'];
export type ClientDraftForm = components['schemas']['ClientDraftForm'];
export type DriverDraftForm = components['schemas']['DriverDraftForm'];
export type InsuranceDraftForm = components['schemas']['InsuranceDraftForm'];
export type BankTransaction = components['schemas']['BankTransaction'];
export type TransactionTotals = components['schemas']['TransactionTotals'];
export type TransactionImport = components['schemas']['TransactionImport'];
export type LikelyDouble = components['schemas']['LikelyDouble'];
export type KnownTransaction = components['schemas']['KnownTransaction'];
export type RefusedLine = components['schemas']['RefusedLine'];
export type TransactionProposals = components['schemas']['TransactionProposals'];
export type ReturnProposal = components['schemas']['ReturnProposal'];
export type MatchProposal = components['schemas']['MatchProposal'];
export type TransactionPayment = components['schemas']['TransactionPayment'];
export type TransactionReturn = components['schemas']['TransactionReturn'];
export type ReturnMade = components['schemas']['ReturnMade'];
export type TransactionMatch = components['schemas']['TransactionMatch'];
export type CertainMatches = components['schemas']['CertainMatches'];
export type CertainMatch = components['schemas']['CertainMatch'];
export type InvoiceRef = components['schemas']['InvoiceRef'];
export type InvoiceAccount = components['schemas']['InvoiceAccount'];
export type WriteOff = components['schemas']['WriteOff'];
export type CreditableLine = components['schemas']['CreditableLine'];
export type Payment = components['schemas']['Payment'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type PaymentMade = components['schemas']['PaymentMade'];
export type CreditNoteForm = components['schemas']['CreditNoteForm'];
export type CreditNote = components['schemas']['CreditNote'];
export type LateInvoice = components['schemas']['LateInvoice'];
export type LateInsuranceInvoice = components['schemas']['LateInsuranceInvoice'];
export type ReminderForm = components['schemas']['ReminderForm'];
export type Reminder = components['schemas']['Reminder'];
export type StatementQuery = components['schemas']['StatementQuery'];
export type ClientStatement = components['schemas']['ClientStatement'];
export type StatementInvoice = components['schemas']['StatementInvoice'];
export type StatementMailForm = components['schemas']['StatementMailForm'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type StoredReceipt = components['schemas']['StoredReceipt'];
export type StatsBookingsQuery = components['schemas']['StatsBookingsQuery'];
export type StatsBooking = components['schemas']['StatsBooking'];
export type StatsInvoicesQuery = components['schemas']['StatsInvoicesQuery'];
export type StatsInvoice = components['schemas']['StatsInvoice'];
export type TransportsQuery = components['schemas']['TransportsQuery'];
export type TransportQuery = components['schemas']['TransportQuery'];
export type TransportGroups = components['schemas']['TransportGroups'];
export type Transport = components['schemas']['Transport'];
export type TransportRequest = components['schemas']['TransportRequest'];
export type TransportPassenger = components['schemas']['TransportPassenger'];
export type TransportPlace = components['schemas']['TransportPlace'];
export type TransportAssignment = components['schemas']['TransportAssignment'];
export type TransportMatching = components['schemas']['TransportMatching'];
export type BooqitInvoice = components['schemas']['BooqitInvoice'];
export type BooqitStatus = components['schemas']['BooqitStatus'];
export type BookedTransportsQuery = components['schemas']['BookedTransportsQuery'];
export type TransportId = components['schemas']['TransportId'];
export type TransportPartNumber = components['schemas']['TransportPartNumber'];
export type BookedTransport = components['schemas']['BookedTransport'];
export type TransportPartRef = components['schemas']['TransportPartRef'];
export type TransportLink = components['schemas']['TransportLink'];
export type TransportImport = components['schemas']['TransportImport'];
export type ImportedTransport = components['schemas']['ImportedTransport'];
export type TransportDifference = components['schemas']['TransportDifference'];
export type TransportField = components['schemas']['TransportField'];
export type DifferenceDecision = components['schemas']['DifferenceDecision'];
export type PlatformCounts = components['schemas']['PlatformCounts'];
export type MatchKind = components['schemas']['MatchKind'];
export type TransportMatch = components['schemas']['TransportMatch'];
export type MatchedRecord = components['schemas']['MatchedRecord'];
export type MatchCandidate = components['schemas']['MatchCandidate'];
export type ClientMatchReason = components['schemas']['ClientMatchReason'];
export type DestinationMatchReason = components['schemas']['DestinationMatchReason'];
export type MatchChoice = components['schemas']['MatchChoice'];
export type MatchChoiceForm = components['schemas']['MatchChoiceForm'];
export type PlatformInvoiceQuery = components['schemas']['PlatformInvoiceQuery'];
export type ReconciliationReason = components['schemas']['ReconciliationReason'];
export type ReconciliationLine = components['schemas']['ReconciliationLine'];
export type PlatformTables = components['schemas']['PlatformTables'];
export type ReasonMeaning = components['schemas']['ReasonMeaning'];
export type MutualityMeaning = components['schemas']['MutualityMeaning'];
export type PlatformWord = components['schemas']['PlatformWord'];
export type PlatformValue = components['schemas']['PlatformValue'];
export type MessageNotification = components['schemas']['MessageNotification'];
export type BookingNotification = components['schemas']['BookingNotification'];
export type DemandBooking = components['schemas']['DemandBooking'];
export type NotificationAnswer = components['schemas']['NotificationAnswer'];
export type LiveKey = components['schemas']['LiveKey'];
export type LiveConfig = components['schemas']['LiveConfig'];
export type FirebaseConfig = components['schemas']['FirebaseConfig'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type TaskData = components['schemas']['TaskData'];
export type TaskForm = components['schemas']['TaskForm'];
export type TaskUpdate = components['schemas']['TaskUpdate'];
export type Task = components['schemas']['Task'];
export type Demand = components['schemas']['Demand'];
export type DemandGrant = components['schemas']['DemandGrant'];
export type DriverLocation = components['schemas']['DriverLocation'];
export type LocationHistoryQuery = components['schemas']['LocationHistoryQuery'];
export type PassengerAboard = components['schemas']['PassengerAboard'];
export type HistoryDriver = components['schemas']['HistoryDriver'];
export type PastLocation = components['schemas']['PastLocation'];
export type NearestDriversQuery = components['schemas']['NearestDriversQuery'];
export type NearestDriver = components['schemas']['NearestDriver'];
export type AppAction = components['schemas']['AppAction'];
export type AppPermission = components['schemas']['AppPermission'];
export type AppPosition = components['schemas']['AppPosition'];
export type AppInfo = components['schemas']['AppInfo'];
export type AppAnswer = components['schemas']['AppAnswer'];
export type ConnectedApp = components['schemas']['ConnectedApp'];
export type AppCommand = components['schemas']['AppCommand'];
export type SearchQuery = components['schemas']['SearchQuery'];
export type GeoSearchQuery = components['schemas']['GeoSearchQuery'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type SearchHit = components['schemas']['SearchHit'];
export type AddressQuery = components['schemas']['AddressQuery'];
export type AddressSuggestion = components['schemas']['AddressSuggestion'];
export type TicketQuery = components['schemas']['TicketQuery'];
export type Ticket = components['schemas']['Ticket'];
export type RemoteName = components['schemas']['RemoteName'];
export type RemoteVersion = components['schemas']['RemoteVersion'];
export type ReleaseSetId = components['schemas']['ReleaseSetId'];
export type RemoteChoice = components['schemas']['RemoteChoice'];
export type ReleaseChoice = components['schemas']['ReleaseChoice'];
export type ReleaseOrder = components['schemas']['ReleaseOrder'];
export type StageOrder = components['schemas']['StageOrder'];
export type ReleaseReason = components['schemas']['ReleaseReason'];
export type RollbackOrder = components['schemas']['RollbackOrder'];
export type ReleaseAnswer = components['schemas']['ReleaseAnswer'];
export type ReleaseStatus = components['schemas']['ReleaseStatus'];
export type ReleaseHost = components['schemas']['ReleaseHost'];
export type RunningSet = components['schemas']['RunningSet'];
export type HostBuild = components['schemas']['HostBuild'];
export type LostParts = components['schemas']['LostParts'];
export type VerifiedHow = components['schemas']['VerifiedHow'];
export type StagedSet = components['schemas']['StagedSet'];
export type RemoteState = components['schemas']['RemoteState'];
export type TrialLoads = components['schemas']['TrialLoads'];
export type RemoteTitles = components['schemas']['RemoteTitles'];
export type FailureCount = components['schemas']['FailureCount'];
export type RollbackPolicy = components['schemas']['RollbackPolicy'];
export type OverridePermit = components['schemas']['OverridePermit'];
export type ReleaseChange = components['schemas']['ReleaseChange'];
export type RemoteDifference = components['schemas']['RemoteDifference'];
export type PublishedVersion = components['schemas']['PublishedVersion'];
export type VersionNotes = components['schemas']['VersionNotes'];
export type VersionNote = components['schemas']['VersionNote'];
export type VerificationReport = components['schemas']['VerificationReport'];
export type VerificationCheck = components['schemas']['VerificationCheck'];
export type VerificationFinding = components['schemas']['VerificationFinding'];
export type LoadOutcome = components['schemas']['LoadOutcome'];
export type LoadReport = components['schemas']['LoadReport'];
export type LoadEvent = components['schemas']['LoadEvent'];
export type OpsPick = components['schemas']['OpsPick'];
export type OpsSource = components['schemas']['OpsSource'];
export type OpsChoice = components['schemas']['OpsChoice'];
export type OpsActivation = components['schemas']['OpsActivation'];
export type OpsStaging = components['schemas']['OpsStaging'];
export type OpsAnswer = components['schemas']['OpsAnswer'];
export type OpsPublished = components['schemas']['OpsPublished'];
export type OpsFile = components['schemas']['OpsFile'];
export type OpsOrder = components['schemas']['OpsOrder'];
export type OpsPlan = components['schemas']['OpsPlan'];
export type OpsPlannedChange = components['schemas']['OpsPlannedChange'];
export type OpsVersion = components['schemas']['OpsVersion'];
export type OpsSignature = components['schemas']['OpsSignature'];
export type OpsChange = components['schemas']['OpsChange'];
export type OpsStatus = components['schemas']['OpsStatus'];
export type OpsRunning = components['schemas']['OpsRunning'];
export type OpsStaged = components['schemas']['OpsStaged'];
export type OpsRemote = components['schemas']['OpsRemote'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseInserted = components['responses']['Inserted'];
export type ResponseAffected = components['responses']['Affected'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBookings = components['responses']['Bookings'];
export type ResponseBookingChanges = components['responses']['BookingChanges'];
export type ResponseUserInserted = components['responses']['UserInserted'];
export type ResponseChanged = components['responses']['Changed'];
export type ResponseBooking = components['responses']['Booking'];
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description Session, refusal or forced change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openProviderSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session or refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signInDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description Session or refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverSignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordForm"];
            };
        };
        responses: {
            /** @description Session, or `auth` false when the old password is wrong */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description Reset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description The secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorStart"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description Session and recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorEnrolled"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSecondFactorForm"];
            };
        };
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSecondFactorForm"];
            };
        };
        responses: {
            /** @description The codes, shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    recordActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
                /** @description `*`: only a new setting is wanted; a name that exists is refused (400) */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingForm"];
            };
        };
        responses: {
            /** @description The saved setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAccessPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPolicy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveAccessPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessPolicy"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    listBookingsByDate: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the caller still has; 304 when nothing changed */
                "If-None-Match"?: string;
                /** @description With `changed-rows` and If-None-Match: 226 with what changed since that answer, where the server still knows it (RFC 3229) */
                "A-IM"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingsByDateQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            226: components["responses"]["BookingChanges"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Problem"];
        };
    };
    listTimelineBookings: {
        parameters: {
            query?: {
                /** @description First day */
                start?: string;
                /** @description Last day, not before the first */
                end?: string;
                /** @description Fields to add: coordinates and addresses */
                include?: "map";
            };
            header?: {
                /** @description ETag of the answer the caller still has; 304 when nothing changed */
                "If-None-Match"?: string;
                /** @description With `changed-rows` and If-None-Match: 226 with what changed since that answer, where the server still knows it (RFC 3229) */
                "A-IM"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bookings"];
            226: components["responses"]["BookingChanges"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Problem"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Booking"];
            default: components["responses"]["Problem"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingUpdateAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: {
                /** @description Which bookings of a standing order */
                scope?: components["schemas"]["SeriesScope"];
                /** @description The linked leg goes too */
                alsoLinked?: boolean;
            };
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingUpdateAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBookingHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChange"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingForm"];
            };
        };
        responses: {
            /** @description Created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingInsertAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findReturnBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnBookingQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listBookingsByTransportIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportIdsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    archiveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    unarchiveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stands in the lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingUpdateAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findBookingConflicts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlannedTrip"];
            };
        };
        responses: {
            /** @description Conflicts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTripsWhileUnavailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripsWhileUnavailableQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    suggestDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverSuggestionQuery"];
            };
        };
        responses: {
            /** @description Drivers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverSuggestion"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setReadyNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyNowQuery"];
            };
        };
        responses: {
            /** @description Due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyNowAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Results in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoQuery"];
            };
        };
        responses: {
            /** @description Results in the order of the changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSeriesBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listDriverBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Last name of the driver, first and last name in either order, or the driver's number */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverDayQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listAvailability: {
        parameters: {
            query?: {
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRow"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDriverAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverAvailabilityQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    /** @description Version of all marked days of the driver; with `marked` only */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRow"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveDriverAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRow"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    getDistance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DistanceQuery"];
            };
        };
        responses: {
            /** @description Legs and totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDirections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectionsQuery"];
            };
        };
        responses: {
            /** @description The route */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Directions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSummary"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMailAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAttachmentReference"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replyToMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailReplyForm"];
            };
        };
        responses: {
            /** @description The reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSentMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSentAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentAttachmentReference"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailReference"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    markMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailMark"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listDailyReports: {
        parameters: {
            query?: {
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyReport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDailyReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailyReportForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getDailyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyReport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDailyReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailyReportForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDailyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getDayOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayOverview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTripsToInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRow"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDestination: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destination */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    restoreDestination: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationRestore"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listInsurances: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insurance"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insurance body */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insurance"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateInsurance: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listDrivers: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The driver */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Driver"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDriver: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listActiveDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drivers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveDriver"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserForm"];
            };
        };
        responses: {
            200: components["responses"]["UserInserted"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    findUsersByRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolesQuery"];
            };
        };
        responses: {
            /** @description Users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMCodes: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MCode"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createMCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MCodeForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getMCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The M-code */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MCode"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MCodeForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteMCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listCareCenters: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareCenter"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCareCenter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareCenterForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getCareCenter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The care center */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareCenter"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCareCenter: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareCenterForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCareCenter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    subscribeMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeForm"];
            };
        };
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unsubscribeMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeForm"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listCampaignData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is listed */
                kind: "campaigns" | "templates";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignData"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCampaignData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is listed */
                kind: "campaigns" | "templates";
                /** @description Its id at the mailing list */
                extra: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignData"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
                /** @description Who */
                userId?: number;
                /** @description Part of the path, such as `/api/client/12`, which is not `/api/client/123` */
                url?: string;
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    findClientDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateQuestion"];
            };
        };
        responses: {
            /** @description The candidates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDuplicate"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    mergeClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientMerge"];
            };
        };
        responses: {
            /** @description What moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientMergeAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoClientMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientMergeUndo"];
            };
        };
        responses: {
            /** @description What went back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientMergeUndone"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientMerges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Merges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientMergeRecord"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    showNationalNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientQuestion"];
            };
        };
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NationalNumberAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientTrips: {
        parameters: {
            query?: {
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trips */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTrip"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientInvoiceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoiceSummary"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDocument"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addClientDocument: {
        parameters: {
            query: {
                /** @description Name of the file */
                name: string;
                /** @description What the document is */
                kind: "prescription" | "agreement" | "certificate" | "identity" | "letter" | "other";
            };
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClientDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
                /** @description Document */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteClientDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
                /** @description Document */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    exportClientData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    anonymiseClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientAnonymisation"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    saveDriverAvailabilityDays: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityDays"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    getAvailabilityPattern: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pattern */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityPattern"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveAvailabilityPattern: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityPattern"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    listDriverNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentNotification"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCampaignMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignMember"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCompanyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProfile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCompanyProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyProfile"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    listSettingHistory: {
        parameters: {
            query?: {
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingChange"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewChange"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    setDefaultView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultViewForm"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    updateMCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MCodeBulkChange"];
            };
        };
        responses: {
            /** @description Results in the order of the records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordBulkResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateCareCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareCenterBulkChange"];
            };
        };
        responses: {
            /** @description Results in the order of the records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordBulkResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientBulkChange"];
            };
        };
        responses: {
            /** @description Results in the order of the records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordBulkResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record */
                kind: components["schemas"]["RecordImportKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPreview"];
            };
        };
        responses: {
            /** @description What was found, row by row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCheck"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record */
                kind: components["schemas"]["RecordImportKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportOrder"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Of one kind alone */
                kind?: components["schemas"]["ImportKind"];
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBatch"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUndo"];
            };
        };
        responses: {
            /** @description What was undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndone"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDriverWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletStatusQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverWallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDriverWalletsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRangeQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverWallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDriverWalletBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverWalletBookingsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listClientWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletStatusQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientWallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientWalletsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRangeQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientWallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientWalletBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientWalletBookingsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletStatusQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceWallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceWalletsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRangeQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceWallet"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceWalletBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceWalletBookingsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    getDriverInvoiceId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletStatusQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClientInvoiceId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletStatusQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInsuranceInvoiceId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletStatusQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDriverInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverInvoiceForm"];
            };
        };
        responses: {
            /** @description The invoice made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createClientInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInvoiceForm"];
            };
        };
        responses: {
            /** @description The invoice made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInsuranceInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceInvoiceForm"];
            };
        };
        responses: {
            /** @description The invoice made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientInvoicesByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRangeQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateClientInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInvoiceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listClientInvoiceBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInvoiceBookingsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listDriverInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDriverInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceStatusUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listDriverInvoiceBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverInvoiceBookingsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceInvoicesByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRangeQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateInsuranceInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceStatusUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceInvoiceBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceInvoiceBookingsQuery"];
            };
        };
        responses: {
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    getClientInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInsuranceInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArchivedClientInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArchivedClientInvoicesByDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRangeQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArchivedDriverInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listArchivedInsuranceInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listExpenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createExpense: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateExpense: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listInserts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insert"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInsert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsertForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getInsert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insert"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateInsert: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsertForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteInsert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getTotals: {
        parameters: {
            query?: {
                /** @description First day; all time when left out */
                from?: string;
                /** @description Last day, not before the first */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsTotals"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMonthlyStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyStats"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDailyStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyStats"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listHalfYearStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyStats"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWeekdayStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekdayStats"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUnpaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Three lists: total, late, by client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unpaid"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewMonthEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonthEndQuery"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthEndPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicesForm"];
            };
        };
        responses: {
            /** @description Results in the order of the invoices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClientInvoiceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClientInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClientInvoiceMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendClientInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID made once for the mail: the same key never sends twice */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInvoiceMailForm"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    draftClientInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientDraftForm"];
            };
        };
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDriverInvoiceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDriverInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDriverInvoiceMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDriverInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID made once for the mail: the same key never sends twice */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailForm"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    draftDriverInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverDraftForm"];
            };
        };
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInsuranceInvoiceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInsuranceInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInsuranceInvoiceMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendInsuranceInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID made once for the mail: the same key never sends twice */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailForm"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    draftInsuranceInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceDraftForm"];
            };
        };
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReminderLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
                /** @description Level of the letter */
                recall: 1 | 2 | 3;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source of the letter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderLetter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    printReminderLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderLettersForm"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    printInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicesPrintForm"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditNoteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source of the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditNotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCreditNoteMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendCreditNote: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID made once for the mail: the same key never sends twice */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailForm"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description At most so many rows */
                limit?: number;
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankTransaction"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    totalTransactions: {
        parameters: {
            query?: {
                /** @description Search text; accents and case do not matter */
                q?: string;
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionTotals"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importTransactions: {
        parameters: {
            query?: {
                /** @description Name of the file */
                name?: string;
                /** @description Import the file although its balance does not add up */
                acceptBalance?: "1";
                /** @description Lines of likely doubles to add all the same, with commas between them */
                doubles?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionImport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMatchProposals: {
        parameters: {
            query?: {
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionProposals"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTransactionPayments: {
        parameters: {
            query: {
                /** @description Bank transaction */
                transactionId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPayment"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    matchTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionMatch"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMade"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    returnTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionReturn"];
            };
        };
        responses: {
            /** @description The invoices that it paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnMade"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices that are paid again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnMade"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    matchCertainTransactions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertainMatches"];
            };
        };
        responses: {
            /** @description A result for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertainMatch"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInvoiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRef"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAccount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCreditNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteForm"];
            };
        };
        responses: {
            /** @description The credit note made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceId"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentForm"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMade"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. The same key with the same body within 24 hours is answered as the first time, and nothing is made twice; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counter-entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMade"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLateInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLateInsuranceInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateInsuranceInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    remindInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderForm"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getClientStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementQuery"];
            };
        };
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientStatement"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    printClientStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementQuery"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStatementMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendClientStatement: {
        parameters: {
            query?: never;
            header: {
                /** @description UUID made once for the mail: the same key never sends twice */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementMailForm"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStatsBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsBookingsQuery"];
            };
        };
        responses: {
            /** @description Bookings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsBooking"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listStatsInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsInvoicesQuery"];
            };
        };
        responses: {
            /** @description Invoices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadExpenseReceipt: {
        parameters: {
            query: {
                /** @description Name of the file, with its extension */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredReceipt"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadInsertReceipt: {
        parameters: {
            query: {
                /** @description Name of the file, with its extension */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredReceipt"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTrips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTransports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportsQuery"];
            };
        };
        responses: {
            /** @description Transports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTransport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportQuery"];
            };
        };
        responses: {
            /** @description The transport, empty when unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBooqitStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooqitStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBooqitInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooqitInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findBookedTransports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookedTransportsQuery"];
            };
        };
        responses: {
            /** @description Booked parts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedTransport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    linkTransport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportLink"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    importTransports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportImport"];
            };
        };
        responses: {
            /** @description What became of each part, in the order of the call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedTransport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTransportDifferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open differences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportDifference"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countTransportDifferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideTransportDifference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DifferenceDecision"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    matchTransports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookedTransportsQuery"];
            };
        };
        responses: {
            /** @description Matches of each known transport */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportMatch"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMatchChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchChoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveMatchChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchChoiceForm"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    forgetMatchChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    reconcilePlatformInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformInvoiceQuery"];
            };
        };
        responses: {
            /** @description Lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationLine"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPlatformTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformTables"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    savePlatformTables: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformTables"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    saveMutuality: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutualityMeaning"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listPlatformValues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformValue"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendBookingNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingNotification"];
            };
        };
        responses: {
            /** @description Accepted for delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMessageNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageNotification"];
            };
        };
        responses: {
            /** @description Accepted for delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLiveConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live store */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveConfig"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskForm"];
            };
        };
        responses: {
            /** @description Created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveKey"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the change is refused (409 `record.changed`, params `who` and `at`). Left out: nothing is compared */
                "If-Match"?: string;
            };
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listDemands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Demands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteDemand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    grantDemand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandGrant"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingUpdateAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key in the live store */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverLocation"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    notePassengerAboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassengerAboard"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listLocationHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationHistoryQuery"];
            };
        };
        responses: {
            /** @description Positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastLocation"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listHistoryDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drivers by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryDriver"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findNearestDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NearestDriversQuery"];
            };
        };
        responses: {
            /** @description Drivers, the soonest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearestDriver"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listConnectedApps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connected apps, the longest connected first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedApp"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAppCommands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commands, 200 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppCommand"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchQuery"];
            };
        };
        responses: {
            /** @description Hits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchGeo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeoSearchQuery"];
            };
        };
        responses: {
            /** @description Hits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressQuery"];
            };
        };
        responses: {
            /** @description Suggestions, the best first. The header X-Unavailable-Service names a configured service that did not answer and for which the own addresses stand in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestion"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTicketsByBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadTicket: {
        parameters: {
            query: {
                /** @description Booking */
                bookingId: number;
                /** @description Day of the receipt; that of the booking when left out */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReleaseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleaseHistory: {
        parameters: {
            query?: {
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseChange"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleaseVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedVersion"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReleaseNotes: {
        parameters: {
            query: {
                /** @description The remote */
                name: components["schemas"]["RemoteName"];
                /** @description The version before, which is left out; without it, everything that is known */
                from?: components["schemas"]["RemoteVersion"];
                /** @description The version after */
                to: components["schemas"]["RemoteVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionNotes"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseChoice"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    activateRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseOrder"];
            };
        };
        responses: {
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    stageRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StageOrder"];
            };
        };
        responses: {
            /** @description It is staged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unstageRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseReason"];
            };
        };
        responses: {
            /** @description Nothing is staged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rollbackRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackOrder"];
            };
        };
        responses: {
            /** @description It runs again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reportLoads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoadReport"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    opsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsVersion"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsHistory: {
        parameters: {
            query?: {
                /** @description At most so many rows */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsChange"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsPublish: {
        parameters: {
            query?: {
                /** @description The reason why a version comes after a later one of its line */
                why?: string;
                /** @description Name of the key that signed it, with `signedAt` and `signature` */
                signedBy?: string;
                /** @description When it was signed */
                signedAt?: string;
                /** @description Ed25519 signature of name, version and hashes, base64 */
                signature?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description It is published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsPublished"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpsChoice"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpsActivation"];
            };
        };
        responses: {
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsStage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpsStaging"];
            };
        };
        responses: {
            /** @description It is staged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsUnstage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseReason"];
            };
        };
        responses: {
            /** @description Nothing is staged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsRollback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackOrder"];
            };
        };
        responses: {
            /** @description It runs again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsAnswer"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpsFile"];
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsPlan"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    opsApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpsOrder"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpsPlan"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
