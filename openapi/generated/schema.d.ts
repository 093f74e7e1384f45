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
         * @description Rate-limited. The roles client and driver cannot sign in here: `auth` false. A user with a second factor gets 401 `auth.otpRequired` until the
         *     call includes `otp`, and 401 `auth.wrongOtp` for a wrong one; a user whose role requires a second factor but who has none gets 403
         *     `auth.enrolmentRequired`.
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
         * Open the session after a sign-in with the OpenID Connect provider
         * @description Once, within a minute after the provider redirected the browser to `/auth/sso/callback`, which set a cookie; `auth` false otherwise.
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
         * Sign in to the drivers' app
         * @description Rate-limited like the sign-in of staff. Only for users with the role driver whose address is that of an active driver; the token is valid for the drivers' socket only.
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
         * @description Rate-limited. On success every other session of the user ends and the response is a session; without a token when the role requires a second
         *     factor that is not set up yet. A user with a second factor also sends `otp`, as for the sign-in.
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
         * Create a new secret for an authenticator app
         * @description Rate-limited like the sign-in. Changes nothing until the secret is confirmed with a code. A user who already has a second factor also sends its `otp`.
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
         * @description Rate-limited like the sign-in. Replaces an earlier second factor, ends every other session of the user and returns a session and new recovery codes.
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
         * @description Rate-limited like the sign-in. 409 `auth.otpObligatory` when the user's role requires one.
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
         * Replace the recovery codes
         * @description Rate-limited like the sign-in.
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
         * Reset the second factor of another user
         * @description Ends that user's sessions. 409 `auth.ownSecondFactor` for the own one.
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
        /** User, permitted pages and end of the session */
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
        /** Replace the token by one that expires later */
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
         * Report activity of the user, which resets the idle timeout
         * @description Extends a session with an idle limit. The page sends it at most once a minute while the user moves the pointer or types; no other call extends a
         *     session, so that polling and the socket of an unattended page do not keep it alive. Programs that run longer than the limit must send it too.
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
        /** All settings, as a read by POST */
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
         * @description With If-Match only the version that was read is changed; with If-None-Match: * an existing name is refused.
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
        /**
         * Sign-in policy
         * @description 403 without the page `security`.
         */
        get: operations["getAccessPolicy"];
        /**
         * Change the sign-in policy
         * @description 403 without the page `security`.
         */
        put: operations["saveAccessPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/rolepages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of the roles */
        get: operations["getRolePages"];
        /**
         * Change the pages of roles
         * @description Holds at once, for open sessions too. 409 `role.below` while a page of the specification is taken without `below`.
         */
        put: operations["saveRolePages"];
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
         * @description Sorted by date descending, then pick-up time. Returns an ETag; the same request with If-None-Match returns 304 when nothing changed, and with A-IM also the changes since (226) or the whole list (200), at the server's choice.
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
         * @description By default from yesterday to 21 days ahead; at most 366 days. Returns an ETag like listBookingsByDate.
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
    "/service/booking/whereabouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Position of the driver and expected times, for trips of today
         * @description Trips that are assigned and pending, of active drivers. Expected times are worked out again from the last position at each call, by road through
         *     the stops that the driver has before; call again when a position of the driver arrives. Without a recent position they are null, and lateness is
         *     what has passed already.
         */
        get: operations["listWhereabouts"];
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
         * @description Refused (409) while the booking, or the linked leg to be deleted with it, is on an active invoice or archived. The remaining leg of a pair is no longer linked.
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
         * All changes of a booking, latest first
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
         * For 'to' and 'simple' the 'back' of the same day, client and destination, for 'back' the 'to'; empty when there is none.
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
        /** Archive a booking: removes it from the lists */
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
         * Undo the archiving of a booking: it is listed again
         * @description A booking that is not archived stays unchanged. The response names the trips of the same client at an overlapping or close time.
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
        /** Conflicts of a driver for a trip */
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
         * Trips of a driver within slots in which the driver is not available
         * @description Pending trips assigned to the driver that are not over yet, by day and time; with dates, those with an unavailable slot on one of them. Day
         *     overrides take precedence over leave, leave over the weekly pattern.
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
        /** Suggested drivers for a trip, best first */
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
         * Client of a will-call return is ready: the trip becomes due now, and the driver is notified
         * @description Refused (409) when the booking is not a will-call (booking.notWillCall), closed (booking.closed) or archived (booking.archived).
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
         * Undo changes: restores the previous values of each booking
         * @description Each booking is restored completely or not at all. Refused separately: changes that were followed by another one (409 booking.changedSince),
         *     amounts of a booking that is on an invoice since (booking.invoiced), an archived booking (booking.archived), a deleted one, and changes by
         *     another user (404). The history records the undo as a change of its own. When it restores that a client will call, the driver is notified.
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
    "/service/booking/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** The rule of a standing order, as it was chosen */
        get: operations["getStandingOrder"];
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
        /** Unavailable slots of drivers */
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
        /** Unavailable slots of one driver */
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
    "/service/agenda/awayFrom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the rest of a driver's day as not available
         * @description The slot in which the time lies counts, and other slots of the day stay as they are. Trips are not changed.
         */
        post: operations["markDriverAway"];
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
        /** Route through several places */
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
        /** Mails, summary for the badge */
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
         * Attachment of a mail
         * @description The unchanged content, to be downloaded and never displayed: at most 25 MB
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
         * @description Sends a reply in the conversation of a mail of the inbox. The same key never sends twice: a failed reply is sent again, a sent one returns the first response. 409 while it is being sent, 422 when the mail server refuses the address, 429 beyond ten at once, 503 when the mail server does not answer
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
        /** The last 100 sent mails, latest first */
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
         * Attachment of a sent mail; the access is logged
         * @description The unchanged content. 403 when it belongs to an invoice of a kind that the caller may not see, 404 when it is no longer stored.
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
    "/service/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to clients and wards about their trips, latest first
         * @description Of a period of at most a year, or of the visit of one booking.
         */
        get: operations["listClientMessages"];
        put?: never;
        /**
         * Send a message about a booking now
         * @description To the client and the ward, an SMS in the quiet hours once they end. Refused: 409 `message.outdated` when it is not true now or the client does not agree, 409 `message.notAgain` while the same one waits.
         */
        post: operations["sendMessageNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/messages/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages that can be sent about a booking now, with their texts */
        get: operations["listMessageChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/messages/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again that failed or was dropped
         * @description With the text as it is written now. Refused: 409 `message.notAgain` while it waits or once it was sent, 409 `message.outdated` when it is no longer true or the client no longer agrees.
         */
        post: operations["sendMessageAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts and times of messages to clients and wards */
        get: operations["getMessageSettings"];
        /** Change texts and times of messages to clients and wards */
        put: operations["saveMessageSettings"];
        post?: never;
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
        /** Daily reports, latest first */
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
         * Figures of the home page
         * @description Each figure equals the length of the list it links to. Figures without permission are null.
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
    "/service/home/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips of today and tomorrow that need a dispatcher
         * @description Problems of the next hour, clients who wait to be brought home, gaps of tomorrow; each by urgency. Late means expected to be late (see listWhereabouts).
         */
        get: operations["listDayProblems"];
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
         * Closed trips of last month that are not on an invoice yet
         * @description Trips that the client pays by invoice. Sorted by date, then pick-up time.
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
    "/service/plan/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposed plan for a day: who drives which trip, and when
         * @description Nothing is saved. The answer takes as long as the search was asked to take; a call that is cut off ends it. Refused: 409 `plan.noDrivers` when no
         *     driver can be planned, `plan.noTrips` when no trip can be planned or nothing has to be repaired, `plan.tooLarge` beyond 2,000 trips,
         *     503 `plan.busy` when too many searches wait for a processor or none becomes free within 30 seconds, 502 `plan.failed` when the configured planner fails.
         */
        post: operations["proposePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/plan/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposed drivers of standing orders over a range of days: as few different ones for each as possible
         * @description Nothing is saved; trips that belong to no standing order stay. The answer takes as long as the search was asked to take, less when nothing is left
         *     to gain; a call that is cut off ends it. Refused as `proposePlan` refuses; 409 `plan.noTrips` when no trip of a standing order can be planned in these days, 400 `rangeTooLong`
         *     beyond 31 days.
         */
        post: operations["proposeSeriesPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/plan/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply changes of a proposed plan, with a result for each
         * @description The day is checked again in the transaction. A booking that was changed since the proposal is refused (409 `record.changed`), one whose change
         *     would break a rule by now as well (409 `booking.conflicts`, params as on assigning); the others are changed together. `undoChanges` undoes them.
         */
        post: operations["applyPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for trips
         * @description Waiting ones first, by date and time of the trip, then the decided ones, latest decision first; at most 1000.
         */
        get: operations["listTripRequests"];
        put?: never;
        /** Note a request for a trip */
        post: operations["createTripRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/request/readPdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Text of a PDF that asks for trips, which is not stored
         * @description The body is the file: a PDF of at most 10 MB and 20 pages without password or active content. A scan has no text.
         */
        post: operations["readPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/request/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a request, with the reason
         * @description 409 `request.decided` (params `who`, `at`) when it no longer waits.
         */
        post: operations["refuseTripRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/request/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a refused request wait again */
        post: operations["reopenTripRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carecenter/{id}/ward": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Link of a care center to its page of requests */
        get: operations["getWardLink"];
        put?: never;
        /** Create the link of a care center, which ends the one before */
        post: operations["createWardLink"];
        /** Revoke the link of a care center */
        delete: operations["deleteWardLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/unmetNeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refused requests by month of the trip and reason, without those no longer needed */
        post: operations["listUnmetNeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/request/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the carrier of a request that its trip can be driven
         * @description 409 `request.decided` (params `who`, `at`) when it no longer waits.
         */
        post: operations["offerTripRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partner carriers with their tokens */
        get: operations["listCarriers"];
        put?: never;
        /** Create a partner carrier */
        post: operations["createCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/{id}": {
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
         * Delete a partner carrier, which ends its token; its requests stay
         * @description 409 `referenced` while a booking is offered to it.
         */
        delete: operations["deleteCarrier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/{id}/address": {
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
        /** Set the address to which trips are offered to a partner carrier, and the token that is sent */
        post: operations["setCarrierAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/{id}/token": {
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
        /** Renew the token of a partner carrier, which ends the one before */
        post: operations["renewCarrierToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tds/trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a trip can be driven (message 1A)
         * @description The office decides: the answer comes with a later GET. A repeat with the same Idempotency-Key is answered as the first. 429 beyond 30 at once and two a minute.
         */
        post: operations["requestCarrierTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Offers of a booking to partner carriers, and the carriers to whom it can be offered */
        get: operations["listTripOffers"];
        put?: never;
        /**
         * Offer a booking to a partner carrier (message 1A)
         * @description 409 `offer.changed` when it cannot be offered (`refusal` of listTripOffers).
         */
        post: operations["offerTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order an offered trip (message 2A), withdraw the offer, or send again now what has failed
         * @description 409 `offer.changed` when the offer is no longer in a state that allows it.
         */
        post: operations["advanceTripOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tds/trip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** State of a trip that the carrier asked for, with the messages 1B, 2B and 4A that it has so far */
        get: operations["getCarrierTrip"];
        put?: never;
        /**
         * Order a trip that can be driven (message 2A)
         * @description 409 `carrier.notAvailable` for a trip that is not or no longer available. The same order again changes nothing.
         */
        post: operations["orderCarrierTrip"];
        /**
         * Withdraw a trip that is not booked yet
         * @description 409 `carrier.notAvailable` for a trip that is booked: the carrier phones. Again, it changes nothing.
         */
        delete: operations["withdrawCarrierTrip"];
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
         * @description Access is logged with the number of rows; the search text is not stored.
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
         * Restore a destination that was deleted within the last day, with the same number
         * @description 404 when it was not deleted, is already restored, or was deleted earlier.
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
        /** Active drivers, summary */
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
        /** Users with some roles, summary */
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
        /** Audit log, latest first */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/logs/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of one record or group of settings, from the audit log, the latest first
         * @description Also after it was deleted; with what was changed together with other records, of which the values are not told. At most 1,000.
         */
        get: operations["listRecordLog"];
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
         * Refused: log entries cannot be deleted
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
        /** Possible duplicates of a client: same national number, or same, swapped or misspelt names */
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
        /** Merge two records of one person: bookings and invoices move, the other number stays as an alias */
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
         * Undo a merge, within 30 days: restores the other record with everything that moved
         * @description Changes of the remaining record since the merge stay, and so do bookings created since, and those that were invoiced to it since (`stayed`). 409
         *     `client.mergeOver` when the merge is too old, was undone, or one of the two was anonymised, deleted or merged into another since.
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
        /** Merges into a client that can be undone, latest first */
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
        /** Full national number of a client; the access is logged */
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
        /** Trips of a client, latest first */
        get: operations["listClientTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/{id}/card": {
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
         * Card of a client for a call: the record, next and last trips, the usual trip, open invoices; the access is logged
         * @description Also by the number of a record that was merged into it. The open invoices are null for users without the permission `invoice` or `walletclient`.
         */
        get: operations["getClientCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/client/byPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clients with a phone number of their own or of their family contact, by name
         * @description The number in any notation, as a telephone system sends it. Refused (400 on `tel`) when it can be no phone number.
         */
        post: operations["findClientsByPhone"];
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
        /** Invoices of a client, latest first */
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
        /** Documents of a client, latest first; the access is logged */
        get: operations["listClientDocuments"];
        put?: never;
        /**
         * Upload a document of a client
         * @description The body is the file: PDF, JPEG or PNG by its content, at most 10 MB. Position and other camera metadata are removed from pictures; a PDF with active content is refused. The same file of the same kind is stored once.
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
        /** File of a document, to be downloaded and never displayed; the access is logged */
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
        /** All stored data about a person, for a data subject request; logged */
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
         * Anonymise a client; totals of invoices stay exactly the same
         * @description Refused (409 `client.openBookings`) while there are future or uninvoiced bookings.
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
        /** Weekly pattern and periods of leave of a driver */
        get: operations["getAvailabilityPattern"];
        /**
         * Change the pattern and the periods of leave
         * @description A day override takes precedence over leave, leave over the weekly pattern.
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
        /** Notifications sent to a driver with their delivery state, latest first */
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
        /** Company profile, used by invoices and rules */
        get: operations["getCompanyProfile"];
        /** Change the company profile */
        put: operations["saveCompanyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/settings/company/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo of documents */
        get: operations["getCompanyLogo"];
        put?: never;
        /**
         * Upload the logo of documents
         * @description The body is the file: PNG, JPEG or SVG by its content, at most 1 MB. It is stored as a picture of at most 1,000 by 400 pixels on white. Documents have the logo of the moment at which they were issued.
         */
        post: operations["saveCompanyLogo"];
        /** Issue documents without a logo from now on */
        delete: operations["removeCompanyLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Steps of setting up an organisation, with what is done
         * @description Worked out from what is in the database and how the server is configured: nothing is ticked by hand.
         */
        get: operations["getSetup"];
        put?: never;
        /** Hide the steps on the home page of everybody, or show them again */
        post: operations["dismissSetup"];
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
        /** Changes of settings and company profile, latest first */
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
         * @description The user's own, and those shared with the user's role; for users with the page admin also those shared with other roles. By list and name.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description Sharing with a role requires the page admin (403 otherwise).
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
         * @description Own views; views shared by another user only with the page admin (403 otherwise). Sharing with a role, or ending it, also requires the page admin.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a saved view
         * @description Same permissions as for a change.
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
        /** Set the default view of a list, for this user only */
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
         * @description Each succeeds or fails by itself, like its PUT: refused when it was deleted, or when one of the fields differs from the value seen (`record.changed`). To undo a change, send the seen values back.
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
         * @description Each succeeds or fails by itself, like its PUT: refused when it was deleted, or when one of the fields differs from the value seen (`record.changed`). To undo a change, send the seen values back.
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
         * @description Each succeeds or fails by itself, like its PUT: refused when it was deleted, or when one of the fields differs from the value seen (`record.changed`). To undo a change, send the seen values back.
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
         * Validate rows of a file: errors as on creation, and possible duplicates
         * @description Also requires the permission for creating records of that kind: `createClient`, `createDriver`, `createDestination`, `createInsurance`,
         *     `createCareCenter`, `createMCode`, `createUser`, `addBookings`. Each row is validated like the body of that operation. A booking may refer to `client`, `driver`, `destination` and `insurer` by
         *     name instead of by number. Nothing is saved.
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
         * @description Requires the permission for creating records of that kind (see the preview), for `choice: update` that for changing them. A refused row refuses
         *     the whole import (400, fields `rows.<row>.<field>`). Without a choice, a row is skipped when it certainly or probably duplicates a record or an
         *     earlier row of this file: importing the same file again adds nothing. The body may have 20 MB.
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
        /** Earlier imports, latest first: those of the kinds that the caller may import */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/import/shapes/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record */
                kind: components["schemas"]["RecordImportKind"];
            };
            cookie?: never;
        };
        /**
         * Headings of imported files with their fields, latest first
         * @description Requires the permission for creating records of that kind (see the preview). Undone imports are left out.
         */
        get: operations["listImportShapes"];
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
         * @description Deletes the records that the import created and restores those it changed. A record that was changed since, or that others refer to, stays:
         *     without `partial` the call is then refused as a whole (409 `import.blocked`, params `count`, fields `rows.<row>` with the reason of the first
         *     hundred).
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
        /** Totals by driver */
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
        /** Totals by driver in a range of days */
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
        /** Totals by client */
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
        /** Totals by client in a range of days */
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
    "/service/wallet/driverCash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cash of drivers in a range of days: of those who have any, and of active ones
         * @description Collected from clients on closed bookings by their day, deducted on settlements and handed over by their dates, with the balance before and after.
         */
        post: operations["listDriverCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/driverCash/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cash book of a driver in a range of days
         * @description Begins with the balance before the first day, then in the order of dates, each line with the balance after it.
         */
        post: operations["listDriverCashLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/wallet/handover/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a handover of cash that was deleted */
        post: operations["restoreDriverHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driverHandover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record cash that a driver handed over
         * @description Not after today, nor in a closed month of payments (409 `closed`).
         */
        post: operations["createDriverHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driverHandover/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One handover of cash, as a list of one */
        get: operations["getDriverHandover"];
        /** Change a handover of cash */
        put: operations["updateDriverHandover"];
        post?: never;
        /** Delete a handover of cash; it can be restored */
        delete: operations["deleteDriverHandover"];
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
        /** Totals by insurance body */
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
        /** Totals by insurance body in a range of days */
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
         * Next number of a driver invoice, as a list of one
         * @description Does not reserve the number; it is allocated when the invoice is created.
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
         * Next number of a client invoice, as a list of one
         * @description Does not reserve the number; it is allocated when the invoice is created.
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
         * Next number of an insurance invoice, as a list of one
         * @description Does not reserve the number; it is allocated when the invoice is created.
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
         * Create a driver settlement
         * @description Allocates the number and stores the lines in one transaction. The server computes the amount: another one is refused with both figures (409 `invoice.amount`). Without an `Idempotency-Key`, a repeat with the same id and bookings returns the same response; bookings that cannot be on it, such as those of another active invoice of the kind, are named with the reason (409 `invoice.bookings`). A refusal consumes no number.
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
         * Create a client invoice
         * @description Allocates the number and stores the lines in one transaction. The server computes the amount: another one is refused with both figures (409 `invoice.amount`). Without an `Idempotency-Key`, a repeat with the same id and bookings returns the same response; bookings that cannot be on it, such as those of another active invoice of the kind, are named with the reason (409 `invoice.bookings`). A refusal consumes no number.
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
         * Create an insurance invoice
         * @description Allocates the number and stores the lines in one transaction. The server computes the amount: another one is refused with both figures (409 `invoice.amount`). Without an `Idempotency-Key`, a repeat with the same id and bookings returns the same response; bookings that cannot be on it, such as those of another active invoice of the kind, are named with the reason (409 `invoice.bookings`). A refusal consumes no number.
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
        /** Lines of a client invoice, as they were on creation */
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
        /** Lines of a driver invoice, as they were on creation */
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
        /** Lines of an insurance invoice, as they were on creation */
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
    "/api/supplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All suppliers */
        get: operations["listSuppliers"];
        put?: never;
        /** Create a supplier */
        post: operations["createSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One supplier, as a list of one */
        get: operations["getSupplier"];
        /** Change a supplier */
        put: operations["updateSupplier"];
        post?: never;
        /**
         * Delete a supplier
         * @description Refused (409 `referenced`, with the count) while expenses or inserts refer to it.
         */
        delete: operations["deleteSupplier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moneyCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories of expenses and inserts */
        get: operations["listMoneyCategories"];
        put?: never;
        /** Create a category */
        post: operations["createMoneyCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moneyCategory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One category, as a list of one */
        get: operations["getMoneyCategory"];
        /** Change a category */
        put: operations["updateMoneyCategory"];
        post?: never;
        /**
         * Delete a category
         * @description Refused (409 `referenced`, with the count) while expenses or inserts refer to it.
         */
        delete: operations["deleteMoneyCategory"];
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
        /** Unpaid and late amounts */
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
         * Preview of the invoices of a kind for a period, with the bookings left out
         * @description Creates nothing. The invoices are then created with the amounts and bookings of the preview; a booking that was invoiced meanwhile is refused there. Requires the permission for the wallet of the kind.
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
         * Create several invoices of a kind, with a result for each
         * @description Each succeeds or fails by itself, like the call of its kind; numbers follow the order of the list, and a refusal consumes none. The created
         *     invoices are written in one transaction: when the call fails, none is created, and likewise when a date needs confirmation (409 `document.date`,
         *     once for all of them). A repeat with the same key and invoice within 24 hours returns the number allocated then. Requires the permission for the
         *     wallet of the kind.
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
        /** Source data of a client invoice's document, as stored; the access is logged */
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
         * PDF of a client invoice; the access is logged
         * @description Created at the first request and stored: every later response has the same bytes. 503 `document.lost` when the stored file is missing.
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
        /** Mails with which a client invoice was sent, latest first */
        get: operations["listClientInvoiceMails"];
        put?: never;
        /**
         * Send a client invoice by mail with its PDF
         * @description The same key never sends twice: a failed mail is sent again, a sent one returns the first response. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
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
         * Preview of a client invoice's source data for some bookings, without a number
         * @description Creates nothing. Bookings that cannot be on it, and a missing address, are refused as on creation.
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
        /** Source data of a driver settlement's document, as stored; the access is logged */
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
         * PDF of a driver settlement; the access is logged
         * @description Created at the first request and stored: every later response has the same bytes. 503 `document.lost` when the stored file is missing.
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
        /** Mails with which a driver settlement was sent, latest first */
        get: operations["listDriverInvoiceMails"];
        put?: never;
        /**
         * Send a driver settlement by mail with its PDF
         * @description The same key never sends twice: a failed mail is sent again, a sent one returns the first response. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
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
         * Preview of a driver settlement's source data for some bookings, without a number
         * @description Creates nothing. Bookings that cannot be on it, and a missing address, are refused as on creation.
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
        /** Source data of an insurance invoice's document, as stored; the access is logged */
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
         * PDF of an insurance invoice; the access is logged
         * @description Created at the first request and stored: every later response has the same bytes. 503 `document.lost` when the stored file is missing.
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
        /** Mails with which an insurance invoice was sent, latest first */
        get: operations["listInsuranceInvoiceMails"];
        put?: never;
        /**
         * Send an insurance invoice by mail with its PDF
         * @description The same key never sends twice: a failed mail is sent again, a sent one returns the first response. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
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
         * Preview of an insurance invoice's source data for some bookings, without a number
         * @description Creates nothing. Bookings that cannot be on it, and a missing address, are refused as on creation.
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
        /** Source data of a client invoice's reminder letter, dated with the day of the recorded reminder, else today; the access is logged */
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
         * Reminder letters of client invoices as one PDF, in the requested order; the access is logged
         * @description Each letter starts on a new page. The invoices are not changed. An invoice that is unknown, cancelled or paid, or on which the reminder is not recorded, is named (409 `letters`), and no letter is created.
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
         * Documents of invoices of one kind as one PDF, in the requested order; the access is logged
         * @description Each document starts on a new page, identical to its own PDF. The invoices are not changed. An unknown number is a 404 without a PDF.
         */
        post: operations["printInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoices of one kind as UBL in one zip; the access is logged
         * @description One file for each invoice, as `getClientInvoiceUbl` and `getInsuranceInvoiceUbl` return it. An unknown number is a 404 without a file; settlements of drivers have no UBL (404).
         */
        post: operations["zipInvoicesUbl"];
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
        /** Source data of a credit note's document; the access is logged */
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
         * PDF of a credit note; the access is logged
         * @description Created at the first request and stored: every later response has the same bytes. 503 `document.lost` when the stored file is missing.
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
        /** Mails with which a credit note was sent, latest first */
        get: operations["listCreditNoteMails"];
        put?: never;
        /**
         * Send a credit note by mail with its PDF
         * @description The same key never sends twice: a failed mail is sent again, a sent one returns the first response. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/clients/{id}/ubl": {
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
         * Client invoice as UBL 2.1 (Peppol BIS Billing 3); the access is logged
         * @description 409 `ubl.company` while the organisation has no valid enterprise number.
         */
        get: operations["getClientInvoiceUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/insurances/{id}/ubl": {
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
         * Insurance invoice as UBL 2.1 (Peppol BIS Billing 3); the access is logged
         * @description 409 `ubl.company` while the organisation has no valid enterprise number.
         */
        get: operations["getInsuranceInvoiceUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/creditNotes/{id}/ubl": {
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
         * Credit note as UBL 2.1 (Peppol BIS Billing 3); the access is logged
         * @description 409 `ubl.company` while the organisation has no valid enterprise number.
         */
        get: operations["getCreditNoteUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/documents/{kind}/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of the document: invoice of a client, settlement of a driver, invoice of an insurance body, credit note */
                kind: "client" | "driver" | "insurance" | "credit";
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Status, balance and history of a document, the latest first
         * @description Made, sent, printed, paid, reminded, credited, written off. Who downloaded it is only told to users with the page of the log. Of a credit note the balance is that of its invoice, and refunds made since are included. Requires a page that shows invoices of the kind.
         */
        get: operations["getDocumentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/documents/{kind}/{id}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of the document: invoice of a client, settlement of a driver, invoice of an insurance body, credit note */
                kind: "client" | "driver" | "insurance" | "credit";
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a document was printed from its dialog
         * @description It counts as sent by post, as a sending of one document. What waits to be printed in another sending is printed with it. Requires a page that shows invoices of the kind.
         */
        post: operations["markDocumentPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/invoice/creditNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Register of credit notes of a period, the latest first
         * @description Those of invoices of the kinds that the caller may see. At most five years.
         */
        get: operations["listCreditNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/sendings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How documents of invoices would reach their payers: channel, address, what was sent before
         * @description Sends nothing. Requires a page that shows invoices of the kind.
         */
        post: operations["previewSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/sendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 500 sendings of the kinds that the caller may see, the latest first */
        get: operations["listSendings"];
        put?: never;
        /**
         * Send documents of invoices to their payers
         * @description The server then mails one by one; documents by post wait for their printing. A document is left out when it was sent since the preview, or waits in
         *     another sending: two callers never send it twice. 409 `sending.changed` when nothing is left. Requires a page that shows invoices of the kind.
         */
        post: operations["createSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/sendings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** A sending with the state of each document */
        get: operations["getSending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/sendings/{id}/stop": {
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
         * Stop the mails of a sending that are not sent yet
         * @description The mail that is on its way is finished.
         */
        post: operations["stopSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/sendings/{id}/pdf": {
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
         * The documents of a sending that go by post as one PDF, in their order; the access is logged
         * @description They stay to be printed until somebody confirms it. 404 when nothing goes by post.
         */
        post: operations["printSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/sendings/{id}/printed": {
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
        /** Confirm that the documents of a sending that go by post were printed */
        post: operations["confirmPrinted"];
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
        /** Bank transactions, latest first */
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
        /** Number and sums of all matching bank transactions, regardless of the limit of the list */
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
         * @description The body is the file, at most 200 MB, processed as a stream; UTF-8, UTF-16 or Latin-1. Known lines are not added again: they are identified by the bank's own number if the format has one. A probable duplicate from another format is reported and added only on request. A CODA file with a wrong balance is refused (409 `statement.balance`) unless acceptBalance is set.
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
         * Proposed matches of bank transactions with invoices, for transactions that are not fully matched
         * @description At most five invoices per transaction, best first, with the rule that found them, including paid and credited ones named by its structured communication. `certain`: structured communication of one invoice, exactly its open amount, and no transaction that it probably returns. `returns`: earlier transactions that it probably returns.
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
        /** Matches of a bank transaction, without undone ones */
        get: operations["listTransactionPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts of a bank transaction, without undone ones: what became of it */
        get: operations["listTransactionParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open invoices, credits of clients and expenses that a bank transaction may concern
         * @description Every word must occur in the name, the number, the day or the open amount. At most fifty of each, the oldest invoices first.
         */
        get: operations["searchOpenItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide a bank transaction over what it pays
         * @description All parts or none: payments and refunds of invoices of any payer, a credit of a client or its refund, an expense, or a part set aside with a reason. A part that exceeds the rest of the transaction is refused (409 `transaction.matched`). With `close` an invoice is closed; its remaining difference is written off with `reason`, up to the limit of the settings unless the user is a super user.
         */
        post: operations["reconcileTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/part/undo/{id}": {
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
         * Undo a part of a bank transaction that pays no invoice
         * @description Writes the counter-entry. A credit that has been used since is refused (409 `credit.used`); an expense stays in its list.
         */
        post: operations["undoTransactionPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/undo/{id}": {
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
         * Undo everything that a bank transaction pays
         * @description Counter-entries of all its parts and of its return; all or nothing.
         */
        post: operations["undoTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bankRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules for bank transactions, in their order */
        get: operations["listBankRules"];
        put?: never;
        /** Create a rule for bank transactions, after all others */
        post: operations["createBankRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bankRule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** One rule for bank transactions, as a list of one */
        get: operations["getBankRule"];
        /** Change a rule for bank transactions */
        put: operations["updateBankRule"];
        post?: never;
        /**
         * Delete a rule for bank transactions
         * @description What was booked by it stays.
         */
        delete: operations["deleteBankRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/transaction/rule/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a rule for bank transactions before or after its neighbour: the first one that fits is proposed */
        post: operations["moveBankRule"];
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
         * @description Adds a payment to the ledger of the invoice: the amount sent, else the smaller of the unmatched rest of the transaction and the open amount. A transaction that refunds an overpayment is matched like a payment; beyond the overpayment it returns a payment of the invoice, which is then open again. A fully matched transaction is refused with its rest (409 `transaction.matched`). The invoice is closed only with `close`.
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
         * Pair a bank transaction with the earlier one that it returns
         * @description Each payment made by the earlier transaction gets a counter-entry in its ledger; a closed invoice is open again. The unmatched part of the earlier one is settled with the return. Neither is proposed any more. Refused (409 `transaction.return`) when the amounts or days do not fit, or one of them is already matched or returned.
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
         * @description Its entries are reversed: the payments count again, and both transactions return to their previous state. An invoice that the return opened is closed again.
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
         * Match bank transactions with certain proposals, and close their invoices
         * @description Each separately, with a result. A transaction whose proposal is no longer certain when it is processed (no structured communication of an invoice, not exactly its open amount, or before its date) is skipped. A repeat changes nothing, and with the same key returns the results of the first call.
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
        /** Account of an invoice: its amount, payments, credit notes and lines */
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
         * Create a credit note for an invoice, for all or some of its lines, or for a free amount
         * @description Allocates a number of the credit note series and releases the bookings in one transaction: they return to the wallet and can be invoiced again. The invoice stays unchanged. The server computes the amount: another one is refused with both figures (409 `invoice.amount`). A line that is already credited is named (409 `credit.lines`). A refusal consumes no number.
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
         * @description In the sign of the invoice: entries that reduce its open amount have the sign of its amount. More than the open amount is accepted and shown as an overpayment; an amount of the opposite sign refunds it, and refunding more is refused. The status of the invoice changes only with `close`; the response proposes it.
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
         * Reverse a payment by a counter-entry in the ledger
         * @description Releases its bank transaction. An invoice that the payment closed returns to its previous status; one that was fully paid and closed by hand is pending again. A payment that is already reversed, or is a reversal, is refused (409 `payment.reversed`).
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
        /** Overdue open client invoices, with the reminder that is due */
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
         * Overdue open insurance invoices
         * @description The law on reminders protects consumers, so an insurance body has no reminder levels.
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
         * @description Sets the reminder level. A level before its day (14 days after the free first reminder, 7 after a formal notice) is refused with that day unless a reason is given (409 `reminder.early`). An invoice that was reminded or paid since the list was read is named and refused (409 `reminder.changed`): a level is never lowered here. No cost is ever added.
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
        /** Statement of account of a client: invoices, payments, credit notes and the balance after each; the access is logged */
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
        /** Statement of account of a client as PDF, created on request; the access is logged */
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
        /** Mails with which statements of account were sent to a client, latest first */
        get: operations["listStatementMails"];
        put?: never;
        /**
         * Send the statement of account of a client by mail as PDF
         * @description The same key never sends twice: a failed mail is sent again, a sent one returns the first response. 409 `mail.sending` while it is being sent, 422 `mail.recipientRefused` when the mail server refuses the address, 503 when it does not answer.
         */
        post: operations["sendClientStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be paid or collected by the bank now, with the limits of a batch
         * @description Transfers: settlements of drivers, overpaid amounts of client invoices, and unpaid expenses. Direct debits: open client invoices of clients with a mandate. Invoices in an open order are left out. `account` says whether the IBAN can be used; `changed`: another one than of the last payment to the same person, which needs a confirmation. The access is logged.
         */
        get: operations["listDuePayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment batches, the latest first */
        get: operations["listPaymentBatches"];
        put?: never;
        /**
         * Create a batch of payments with its file, all or none
         * @description Amount and account of each payment are those that the user saw: another current one is refused (409 `batch.changed`), like an invoice that is in an open order already (409 `batch.taken`) and an account that changed since the last payment without `confirmAccounts` (409 `batch.account`). The limits per payment and per batch are settings (409 `batch.limit`).
         */
        post: operations["createPaymentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/batch/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** Payments of a batch in the order of its file; the access is logged */
        get: operations["listPaymentOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/batch/{id}/file": {
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
         * File of a batch for the bank (ISO 20022); the access is logged
         * @description Made once, with the batch: every response has the same bytes. A cancelled batch has no file any more (409 `batch.state`).
         */
        get: operations["getPaymentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/batch/{id}/sent": {
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
         * Record that the file of a batch was given to the bank
         * @description A batch that is sent or cancelled already is refused (409 `batch.state`).
         */
        post: operations["markBatchSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/batch/{id}/cancel": {
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
         * Cancel a batch that was not sent
         * @description Its payments are due again. Refused once it is sent or cancelled (409 `batch.state`).
         */
        post: operations["cancelPaymentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/order/{id}/refuse": {
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
         * Record that the bank refused one payment of a batch
         * @description It is due again. Only an open payment of a sent batch (409 `batch.state`); a payment that the bank executed and returned is a return of its bank transaction.
         */
        post: operations["refusePaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the account to which a client gets money back */
        post: operations["saveRefundAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/payment/unmandated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clients with open invoices and without a mandate, by name; the access is logged */
        get: operations["listUnmandatedClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mandate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mandates of direct debits, the latest first; the access is logged */
        get: operations["listMandates"];
        put?: never;
        /**
         * Record the mandate that a client signed
         * @description A client has one mandate that has not ended; another one is refused, and so is a reference that exists.
         */
        post: operations["createMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mandate/{id}/end": {
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
        /** End a mandate: nothing more is collected with it */
        post: operations["endMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/receivables/aged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open amounts of clients or insurers by age on a day
         * @description As the ledger stands with everything dated until that day. Overpaid invoices and the credit of a client are its credit. Payers with nothing are left out. Requires a page that shows invoices of the kind.
         */
        post: operations["listAgedBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/receivables/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoices of a client or insurer with an open or overpaid amount on a day, the oldest first */
        post: operations["listAgedInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clients or insurers with something late, each with the reminder that is proposed today
         * @description The proposal of a client follows its oldest late invoice and the days between reminders; invoices of a payment plan that is kept, or in an open direct debit, are not reminded. Nothing is sent. Requires a page that shows invoices of the kind.
         */
        post: operations["listDunning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of clients and insurers for whom a reminder is proposed today
         * @description Insurers only for users with a page that shows their invoices. At most a minute old.
         */
        get: operations["countDunning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Letters to payers as they would be sent now, with their channel; the access is logged
         * @description Sends and records nothing. Requires a page that shows invoices of the kind.
         */
        post: operations["previewDunning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send letters to payers: record the reminders of their invoices and queue the letters, all at once
         * @description A payer whose account changed since the preview, or who cannot be reached, is left out; 409 `dunning.changed` when nobody is left. The sending then goes on as any other
         *     (`getSending`). Requires a page that shows invoices of the kind as well.
         */
        post: operations["createDunning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        /** A letter as it was sent; the access is logged */
        get: operations["getDunningLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/letters/{id}/send": {
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
         * Send a letter again as it is; no reminder is recorded
         * @description 409 `dunning.waiting` while it waits in a sending, `dunning.settled` when its invoices are paid, 400 when the payer cannot be reached by the channel.
         */
        post: operations["sendDunningLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment plans of clients, the latest first
         * @description What was paid, credited or written off of the invoices of a plan since it was made counts for its oldest instalment first.
         */
        get: operations["listPaymentPlans"];
        put?: never;
        /**
         * Agree monthly instalments with a client
         * @description For some or all of the open invoices; their open amount must be the total that the user saw (409 `plan.changed`), and none may be in another active plan (409 `plan.active`). No money is booked.
         */
        post: operations["createPaymentPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/dunning/plans/{id}/cancel": {
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
        /** Cancel a payment plan: its invoices are reminded again */
        post: operations["cancelPaymentPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lock dates and their history */
        get: operations["getClosing"];
        put?: never;
        /**
         * Move lock dates
         * @description Nothing dated until a lock date is created, changed or deleted afterwards: the call is refused with kind and date (409 `closed`). Waits for calls that are writing. Moving a date back requires the permission `unlock` and a reason.
         */
        post: operations["moveClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/closing/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lock dates
         * @description Every user reads them: forms say before they save what would be refused.
         */
        get: operations["listLockDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/closing/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is still open until a day */
        get: operations["getClosingChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tariff/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices valid on a day
         * @description As they price a trip of that day: the rates of an insurer without own ones are those of the organisation.
         */
        get: operations["readDayTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tariffs with their versions */
        get: operations["listTariffs"];
        put?: never;
        /**
         * Change a tariff from a day
         * @description Bookings from that day on no invoice get the new price where theirs is the former one. Refused while the day is closed (409 `closed`), for a day in the past on which a version begins (409 `tariff.begun`), and, unless confirmed, when invoiced trips had the former price (409 `tariff.invoiced`, with the count): they keep it.
         */
        post: operations["createTariffVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tariff/{id}": {
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
         * Delete a version that has not begun
         * @description Bookings that it had priced get the former price again. Refused for a version that has begun (409 `tariff.begun`), and when invoiced trips have its price (409 `tariff.invoiced`).
         */
        delete: operations["deleteTariffVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tariff/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an indexation would change */
        post: operations["previewIndexation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tariff/indexation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Indexations, the latest first */
        get: operations["listIndexations"];
        put?: never;
        /**
         * Raise tariffs by a percentage from a day
         * @description All in one transaction. Bookings from that day on no invoice get the new price, invoiced ones never. Refused when one of the tariffs already changes on that day (409 `tariff.exists`, with the count), so that a repeat raises nothing twice.
         */
        post: operations["applyIndexation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tariff/indexation/{id}": {
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
         * Undo an indexation before its day
         * @description Refused from its day on (409 `tariff.begun`), and when invoiced trips have its prices (409 `tariff.invoiced`, with the count).
         */
        delete: operations["undoIndexation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/accounting/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** General accounts of the journals */
        get: operations["getAccounts"];
        /**
         * Change the general accounts of the journals
         * @description Stored exports keep the accounts they have.
         */
        put: operations["saveAccounts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/accounting/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entries of a period that no export has yet
         * @description At most 366 days.
         */
        post: operations["previewAccounting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/accounting/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stored exports, the latest first; at most 500 */
        get: operations["listAccountingExports"];
        put?: never;
        /**
         * Store the entries of a period that no export has yet
         * @description Each entry is exported once. 409 `accounting.missing` while an entry lacks its general account, 409 `accounting.nothing` when there is nothing new.
         */
        post: operations["createAccountingExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/accounting/exports/{id}/file": {
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
         * File of a stored export; the access is logged
         * @description The entries are those that were stored, however often the file is requested.
         */
        get: operations["getAccountingFile"];
        put?: never;
        post?: never;
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
         * Bookings behind a figure, latest first
         * @description At most a year (366 days). `amount` equals the total of the list of bookings; `profit` excludes invoice fees, which belong to no booking.
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
         * Invoices behind a figure, latest first
         * @description Invoices to clients and insurers dated in a period, and their credit notes; with `unpaid` the open client invoices, regardless of their date.
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
         * Upload the receipt of an expense
         * @description The body is the file: PDF, JPEG, PNG or WebP by its content, at most 10 MB. Position and other camera metadata are removed from pictures; a PDF with active content is refused. The form then sends its `itemKey`; a file that no record refers to within a day is deleted. The same file sent again is the same receipt.
         */
        post: operations["uploadExpenseReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/expense/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the invoice or credit note of a supplier (UBL 2.1) for a new expense
         * @description The body is the file, XML of at most 10 MB. It creates no expense: the answer fills its form. A PDF within the file is stored like the file of `uploadExpenseReceipt`. Refused with what is wrong: XML that is not well-formed, a document type or entities (`validation.xml.*`), another document, a missing or wrong element, another currency than EUR (`validation.ubl.*`).
         */
        post: operations["readExpenseUbl"];
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
         * Upload the receipt of an insert
         * @description Like `uploadExpenseReceipt`.
         */
        post: operations["uploadInsertReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/stats/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expenses and inserts of a period by category, beside their budget
         * @description Signed: expenses are negative. The budget of a year counts by its months, of a part of a month by its days. Categories with neither are left out.
         */
        post: operations["listBudgetResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Budgets of a year by category, beside those of the year before */
        post: operations["listBudgets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/budget/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change budgets of a year, all or none
         * @description Each says the amount that the user saw; when it was changed since, all are refused (409 `conflict` with the fields).
         */
        post: operations["saveBudgets"];
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
        /** Recurring transports */
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
        /** State of the connection to the external platform: configured, reachable, and its records that do not match their schema */
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
         * Booked transports, with the certainty of the match
         * @description Compares day, national number and birthday on the server (specification/booqit.md#booked-already): personal numbers are not returned. Parts without a booking are left out.
         */
        post: operations["findBookedTransports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/passengerDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trips of clients on a day, by time
         * @description Without canceled, unfounded and archived bookings, and those of the transport itself.
         */
        post: operations["listPassengerDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/booqit/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the sandbox of the platform change a booked transport
         * @description The difference is found at once, as if the platform had changed it. Refused when a real platform is connected (409 `booqit.notSandbox`).
         */
        post: operations["practisePlatform"];
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
         * Record that a booking was created from a part of a transport, if the booking itself did not
         * @description A part has at most one booking (specification/booqit.md#booked-already): another one is refused (409 `booqit.alreadyBooked`, params `bookingId`). A repeat changes nothing.
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
         * Create bookings from transports, each in a transaction of its own
         * @description The outbound part and an accepted return part become a linked pair without a driver; so do an outbound part and one that continues elsewhere, if
         *     there is no return part. A part that is already booked is left unchanged, so that a call can be repeated. With `preview` nothing is saved, and
         *     the response shows the possible result. A part is refused on its own, and can be booked later, when the passenger probably has a booking
         *     already, when the platform has not accepted it yet (409 `booqit.notAccepted`) or when its mutuality has no insurer (409
         *     `booqit.unknownMutuality`, params `mutuality`).
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
        /** Booked transports that have changed on the platform since, field by field */
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
         * @description The token of the difference that the user saw is sent back: when the platform changed again meanwhile, the request is refused (409
         *     `booqit.changedAgain`). Applying a time, a certificate or a cancellation changes the booking; applying another passenger or place requires the
         *     client or the destination.
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
         * Possible clients and destinations of transports, most likely first
         * @description Includes the previous choice for the same passenger or place. National numbers are compared on the server and not returned.
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
        /** Remembered choices, latest first */
        get: operations["listMatchChoices"];
        put?: never;
        /** Remember the client or the destination of a transport for later ones of the same passenger or place */
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
        /** Invoice of the platform, transport by transport: its amount, ours, and the reasons of the difference */
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
        /** Mapping of the platform's reasons and mutualities */
        get: operations["getPlatformTables"];
        /** Change the mapping of the platform's reasons and mutualities */
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
         * Map a mutuality to an insurer, if it has none yet
         * @description A mutuality with another insurer keeps it (409 `booqit.mutualityKnown`, params `mutuality` and `insuranceId`): it is changed in the settings.
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
         * Reasons and mutualities in use on the platform, with the number of transports
         * @description As of the last poll, from 35 days ago to 60 days ahead.
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
        /** Notify a driver about bookings */
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
        /** Type of the live store, and the connection data for the browser */
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
        /** Last 25 tasks of the caller, as author or assignee, latest first */
        get: operations["listTasks"];
        put?: never;
        /** Create a task */
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
        /** Change a task of the caller, or only its status */
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
        /** Demands of drivers, by expiry */
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
         * Grant a demand: the driver gets the booking at the demanded price
         * @description Saves driver, driver price and accepted 2 for the booking, and for its linked leg when both are demanded; other demands of the driver for it are removed. Granting again changes nothing.
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
        /** Parking receipts, latest first */
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
         * Delete the last position of every driver
         * @description Drivers reappear on the map with their next position. The position history stays.
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
         * Mark the passenger of a trip as on board, as the driver's app does
         * @description A change of the whole booking clears the mark while the booking is pending; this sets it. Refused (409) for a closed booking.
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
         * Positions of a driver on a day, oldest first
         * @description Access is logged with driver and day. Positions are stored for the number of days in the setting positionDays. For a day with more than 20000 positions only every second, third … one is returned.
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
        /** Drivers with viewable positions: active ones, and those with stored positions */
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
         * Active drivers by estimated time of arrival at a place
         * @description Estimated by road. A free driver starts from the last position, or without one from the previous trip or from home; a busy one from the end of the current trip. Drivers without any known place are left out.
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
        /** Connected browsers of staff and apps of drivers, across all server processes */
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
        /** Today's commands to connected apps with their results, latest first */
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
        /** Clients and destinations around a place, nearest first */
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
        /** Address suggestions for a typed text, from the address book, the address register and the gazetteer */
        post: operations["suggestAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/address/streets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Streets of the address register in a map tile of zoom 14, with their houses; none without the register */
        get: operations["streetsOfTile"];
        put?: never;
        post?: never;
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
         * Upload the photo of a parking receipt for its booking
         * @description The body is the file: PNG, JPEG, WebP or PDF by its content, at most 10 MB. The same photo for the same booking is stored once.
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
        /** Running set (since when, activated by), staged set, and the health of each remote */
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
        /** Activation history, newest first */
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
         * Release notes of a remote between two versions, newest first
         * @description From the changelog that is part of the published version. When `from` is the later one, the changes that a rollback removes.
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
         * Verify versions against this host and this API before activation
         * @description All checks except the boot in a browser, which `ops verify` does; an earlier boot of exactly this content is part of the response.
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
         * Activate versions for everybody, without changing the other remotes
         * @description Verified first; 409 `release.refused` with the findings in `params.findings` when the verification fails. Versions that run already change nothing.
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
        /** Stage versions for a role, for named users or for a share of all users */
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
        /** End the trial; all users return to the stable set */
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
        /** Roll back to the previous set, to a named earlier one, or only some remotes */
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
         * Report the load results of remotes in a page
         * @description Counted once per session, version and outcome, so that one reloading page does not dominate the counts.
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
        /** Running set (since when, activated by), staged set, and policy */
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
        /** Current state as a release.yaml */
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
         * Publish a build of a remote, or of the host
         * @description The body is a zip of the `dist` folder: at most 40 MB, 2000 files and 120 MB unpacked; plain file names only. Requires `publish` for the remote. Publishing the same content again changes nothing.
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
         * Verify versions against this host and this API before activation
         * @description All checks except the boot in a browser; an earlier boot of exactly this content counts.
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
         * Activate versions for everybody, without changing the other remotes
         * @description Requires `activate` for each changed remote. 409 `release.refused` with the findings when the verification fails.
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
         * Stage versions for a role, named users or a share of all users
         * @description Requires `stage` for each changed remote, and for each remote in the trial that this ends.
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
         * End the trial; all users return to the stable set
         * @description Requires `stage` for each remote in the trial.
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
         * Roll back to the previous set, to a named earlier one, or only some remotes
         * @description Requires `activate` for each changed remote.
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
        /** Differences to a release.yaml: a plan before applying it, drift afterwards */
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
         * Apply a release.yaml
         * @description Requires the permissions for every part of it, since it is applied completely or not at all. Idempotent.
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
        /** @description Body of every refusal and failure, sent as application/problem+json. */
        Problem: {
            /** @description HTTP status */
            status: number;
            /** @description Machine-readable reason: validation, notFound, booking.duplicate … */
            code: string;
            /** @description Key of the message in the shared catalogue: `problem.` followed by the code */
            messageKey: string;
            params?: components["schemas"]["MessageParams"];
            /** @description Refused fields; empty when the refusal is not about a field */
            fields: components["schemas"]["ProblemField"][];
            /** @description Identifies this response in the logs of the server */
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
        /** @description Values used in the message, such as `max`, `count`, `ids`, `dates` (lists are joined with commas). */
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
            /** @description Number of changed records */
            affectedRows: number;
        };
        /** @description Geographic position, WGS 84. */
        Coordinates: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
        };
        /**
         * @description A page, or a permission named like one, that a role can have.
         * @enum {string}
         */
        PageName: "login" | "logout" | "changepass" | "home" | "calendar" | "timeline" | "client" | "driver" | "destination" | "booking" | "distance" | "mail" | "help" | "myDrivers" | "planningBooqit" | "transportsBooqit" | "invoicesBooqit" | "archiveDrivers" | "walletclient" | "invoice" | "archive" | "inserts" | "expenses" | "tickets" | "calculate" | "invoicing" | "walletdriver" | "invoicesDrivers" | "walletinsurrance" | "invoiceInsurance" | "archiveInsurances" | "results" | "carecenter" | "insurances" | "mcode" | "users" | "settings" | "logs" | "admin" | "transactions" | "tracker" | "campaign" | "unlock" | "releases" | "security";
        /** @description Permission that a remote of the release declares for its own pages, named `fleet/vehicles`; no operation requires one */
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
            role: "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
            /** @description Pages that the user may see, decided by the server */
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
         * @description A session (`auth` true with token, user and expiresAt), a refusal (`auth` false, all other fields null, `msg` the message key: wrong credentials
         *     never reveal whether the address exists), or a forced password change (`auth` true, `msg` 'change pass', no token until the password is changed).
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
             * @description Expiry of the token
             */
            expiresAt: string | null;
        };
        /** @description Session of a driver's app (`auth` true), or a refusal with all other fields null. */
        DriverSignInAnswer: {
            /** @description The credentials are right */
            auth: boolean;
            /** @description Token for the handshake of the drivers' socket */
            token: string | null;
            /** @description The driver */
            driverId: number | null;
            /** @description Interval between two positions, in seconds */
            refreshTime: number | null;
            /**
             * Format: date-time
             * @description Expiry of the token
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
            /** @description Current password */
            oldpassword: string;
            /** @description New password, different from the old one and not a common one (`validation.passwordCommon`) */
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
             * @description E-mail address of the same user, as a safety check
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
            /** @description To be given to the user, shown only once; null when it was sent by e-mail */
            temporaryPassword: string | null;
        };
        /** @description Second factor of a user: codes of an authenticator app, and recovery codes. */
        SecondFactor: {
            /**
             * Format: date-time
             * @description Time of the set-up; null when it is not set up
             */
            enrolledAt: string | null;
            /** @description Unused recovery codes */
            recoveryCodesLeft: number;
            /** @description The role of the user requires one */
            obligatory: boolean;
        };
        /** @description Secret that becomes active once a code of it is confirmed. */
        SecondFactorStart: {
            /** @description The secret in base 32, to be typed into the app */
            secret: string;
            /** @description The same as otpauth://totp/… for a QR code */
            uri: string;
            /** @description The secret, encrypted; must be confirmed within 15 minutes */
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
            /** @description The value that came with the secret */
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
             * @description Expiry of the token
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
        /** @description The previous recovery codes are no longer valid. */
        RecoveryCodes: {
            /** @description Shown this once */
            recoveryCodes: string[];
        };
        /** @description The session stays alive. */
        ActivityAnswer: {
            /** @description Minutes without activity after which the session ends; 0 for no limit */
            idleMinutes: number;
        };
        /** @description Sign-in policy, set by the organisation. */
        AccessPolicy: {
            /** @description Roles that require a second factor; super always does */
            secondFactorRoles: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super")[];
            /** @description Idle timeout of a session in minutes: 0 for no limit, else 2 or more */
            idleMinutes: number;
        };
        /** @description A role with the pages of it that can be given and taken; what everybody has is not among them. */
        PagesOfRole: {
            /**
             * @description Role of a member of staff
             * @enum {string}
             */
            role: "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
            /** @description Names of the pages */
            pages: components["schemas"]["PageName"][];
        };
        /** @description The pages that each role but super opens. */
        RolePages: {
            /** @description Each role with its pages */
            roles: components["schemas"]["PagesOfRole"][];
        };
        /** @description New pages of roles. */
        RolePagesForm: {
            /** @description Roles with their pages; a role that is left out keeps its own */
            roles: components["schemas"]["PagesOfRole"][];
            /**
             * @description Also takes pages that the specification gives to a role
             * @default false
             */
            below?: boolean;
        };
        /** @description Current state of the session on the server. */
        Session: {
            user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description Expiry of the token
             */
            expiresAt: string;
            /**
             * @description Key (256 bits, base64url) with which the user's browser encrypts personal data that it stores. The same in all sessions of the user; only
             *     available with a session.
             */
            storageKey?: string;
        };
        /** @description New token in place of the one sent, which is revoked immediately. */
        RenewedSession: {
            /** @description Bearer token, valid until expiresAt */
            token: string;
            user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description Expiry of the token
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
         * @description Setting to save; without id a new one is added. The generic settings table allows 25 characters for name and value, the company profile (company…,
         *     tel, email, bank texts) has longer limits of its own.
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
         * @description New booking on one or several dates: all are created or none. Defaults: status 0, accepted 1, flags false, motive 0, ap_waittime '0'. `ap_date`
         *     may be sent and is ignored in favour of `dates`. Without `driverId` it must be to assign (accepted 0): then it names the driver of the setting
         *     `driverToAssign`, who is inactive. Without `distance` the route is computed on saving; without `pick_time` it is computed from the
         *     route.
         */
        BookingForm: {
            /** @description Driver */
            driverId?: number;
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
            /** @description Driver is paid by invoice */
            factuurDriver?: boolean;
            /** @description The driver's settlement is rectified by creditAmount */
            creditDriver?: boolean;
            /** @description Signed rectification, in euros */
            creditAmount?: number | null;
            /** @description Reason of the rectification */
            creditReason?: string | null;
            /** @description Commission of the company in percent; when empty, the driver's */
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
            /** @description Address at which the client is picked up or dropped off */
            pick_address: string;
            /** @description JSON text of a DistanceResult: `totals` per type (price, distance in km, duration in seconds) and the legs of each type */
            distance?: string | null;
            /** @description A certificate is needed */
            certificateNeeded?: boolean;
            /** @description The certificate has been received */
            certificateReceived?: boolean;
            /** @description Trip ID at the insurer, the transport id for an imported booking; required with insuranceId */
            mutualPatientID?: string | null;
            /** @description Distance paid by the insurer, in km; this or mutualAmount is required with insuranceId */
            mutualDistance?: number | null;
            /** @description Fixed gross price paid by the insurer, in euros; 0 means not given */
            mutualAmount?: number | null;
            /** @description Share of the patient, in euros */
            mutualPatientAmount?: number | null;
            /** @description Comment for the insurer */
            mutualComment?: string | null;
            /** @description The insurer does not pay */
            noMutIntervention?: boolean;
            /** @description Flat fee up to 10 km, in euros; null means the insurer's, an explicit 0 stays 0 */
            min10km?: number | null;
            /** @description Fee for each km beyond 10, in euros; null means the insurer's, an explicit 0 stays 0 */
            plus10km?: number | null;
            /** @description The client calls when ready for the return; until then ap_time is an estimate */
            willCall?: boolean;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description A companion travels with the client on this trip; null means the client's default */
            companion?: boolean | null;
            /** @description Amounts that are not reimbursed, from the platform */
            nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
            /** @description Days of the appointment */
            dates: string[];
            assignAnyway?: components["schemas"]["AssignAnyway"];
            series?: components["schemas"]["StandingOrder"];
            return?: components["schemas"]["ReturnLeg"];
            transport?: components["schemas"]["TransportPartRef"];
            /** @description Request that is accepted by this booking; refused (409 `request.decided`) when it no longer waits */
            requestId?: number;
            /** @description Save although the client already travels at an overlapping or close time (less than 60 minutes apart) on one of the days; without it the request is refused (409 `booking.duplicate` with params client, dates, ids, and trips as JSON text (DoubleTrip)) */
            confirmDuplicates?: boolean;
        };
        /**
         * @description The whole form, or any part of it: only status, only accepted, driverId with price_driver null and accepted 1. A missing field keeps its value.
         *     With status 0 `charged` is reset, with another status it is kept. A booking on an active invoice refuses changes of the fields that its documents
         *     show or its amounts depend on (409 `booking.invoiced`, params `kind` and `invoice` name it, `invoices` lists all of them as JSON text), an
         *     archived one refuses every change (409 `booking.archived`). If the route changes without a `distance` in the request, it is computed on saving.
         *     When missing, `pick_time` follows the trip: an empty or computed one becomes that of the new trip; a typed one stays.
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
            /** @description Driver is paid by invoice */
            factuurDriver?: boolean;
            /** @description The driver's settlement is rectified by creditAmount */
            creditDriver?: boolean;
            /** @description Signed rectification, in euros */
            creditAmount?: number | null;
            /** @description Reason of the rectification */
            creditReason?: string | null;
            /** @description Commission of the company in percent; when empty, the driver's */
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
            /** @description Address at which the client is picked up or dropped off */
            pick_address?: string;
            /** @description JSON text of a DistanceResult: `totals` per type (price, distance in km, duration in seconds) and the legs of each type */
            distance?: string | null;
            /** @description A certificate is needed */
            certificateNeeded?: boolean;
            /** @description The certificate has been received */
            certificateReceived?: boolean;
            /** @description Trip ID at the insurer, the transport id for an imported booking; required with insuranceId */
            mutualPatientID?: string | null;
            /** @description Distance paid by the insurer, in km; this or mutualAmount is required with insuranceId */
            mutualDistance?: number | null;
            /** @description Fixed gross price paid by the insurer, in euros; 0 means not given */
            mutualAmount?: number | null;
            /** @description Share of the patient, in euros */
            mutualPatientAmount?: number | null;
            /** @description Comment for the insurer */
            mutualComment?: string | null;
            /** @description The insurer does not pay */
            noMutIntervention?: boolean;
            /** @description Flat fee up to 10 km, in euros; null means the insurer's, an explicit 0 stays 0 */
            min10km?: number | null;
            /** @description Fee for each km beyond 10, in euros; null means the insurer's, an explicit 0 stays 0 */
            plus10km?: number | null;
            /** @description The client calls when ready for the return; until then ap_time is an estimate */
            willCall?: boolean;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description A companion travels with the client on this trip; null means the client's default */
            companion?: boolean | null;
            /** @description Amounts that are not reimbursed, from the platform */
            nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
            assignAnyway?: components["schemas"]["AssignAnyway"];
            scope?: components["schemas"]["SeriesScope"];
            /**
             * Format: date
             * @description With the scope `following`: the last day whose bookings are changed too, such as the end of a stay in hospital
             */
            until?: string;
            /** @description With a scope: other bookings that their driver has accepted stay, and are named among those skipped */
            keepAccepted?: boolean;
            /** @description Save the status for the linked leg too, in the same transaction; with a scope, for the linked legs of all changed bookings */
            alsoLinked?: boolean;
        };
        /**
         * @description False: conflicts of the driver are checked and refuse the save (409 `booking.conflicts`, params `conflicts` holds them as JSON text). True: the
         *     booking is saved, and the conflicts are recorded in the history as a change of the field `assignedAnyway`. Missing: no check. Only conflicts
         *     caused by the change count: not those that existed with the same driver and do not get worse, nor those of a trip without a driver.
         */
        AssignAnyway: boolean;
        /**
         * @description Scope of a change in a standing order: this booking only (default), this and those on later days, or all of them. Closed, unfounded, canceled and
         *     invoiced bookings are never changed; the response lists those skipped. Only the fields that the request changes in its own booking are changed in
         *     the others, also when the whole form is sent. Outbound and return bookings of a standing order are changed separately, and dates one by one
         *     (ap_date is refused, 400).
         * @enum {string}
         */
        SeriesScope: "one" | "following" | "all";
        /** @description Rule that combines the bookings of all dates into a standing order, which can later be changed as a whole. */
        StandingOrder: {
            /** @description Chosen weekdays, 1 Monday to 7 Sunday */
            weekdays: number[];
            /**
             * Format: date
             * @description Chosen last day
             */
            until: string;
        };
        /**
         * @description Return trip, for type 'to' that does not include the return itself (else 400 on `return`): a linked booking of type 'back' is created for each
         *     date too. Missing fields are copied from the outbound booking, except for one-time amounts: waiting, parking, share of the patient, rectification.
         *     Its price is that of type 'back'. With a `transport` that also brings the passenger home, it is the booking of that part, and the insurer's
         *     amounts are those of the platform.
         */
        ReturnLeg: {
            /** @description Time of the return; an estimate with willCall */
            ap_time: string;
            /** @description The client calls when ready */
            willCall?: boolean;
            /** @description Driver; when missing, the same one */
            driverId?: number;
        };
        /**
         * @description Delta from the caller's list of bookings to the current one of the server: remove the bookings in `changed` and in `gone`, then insert those in
         *     `changed` at their positions, one after the other. All others are unchanged.
         */
        BookingChanges: {
            /** @description Bookings that are new in the list or have changed content or position, in list order */
            changed: {
                /** @description Position in the resulting list, from 0 */
                at: number;
                row: components["schemas"]["BookingRow"];
            }[];
            /** @description Numbers of bookings that are no longer in the list: deleted, archived, or on another day */
            gone: number[];
            /** @description Number of bookings in the resulting list; when it differs after applying the changes, reload the whole list */
            count: number;
        };
        /**
         * @description Booking in lists and details. Every field is present, null when empty, except those of `include` (see listBookingsByDate) and of wallets. Names
         *     are null when the linked record is missing.
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
            /** @description Driver is paid by invoice */
            factuurDriver: boolean;
            /** @description The driver's settlement is rectified by creditAmount */
            creditDriver: boolean;
            /** @description Signed rectification, in euros */
            creditAmount: number | null;
            /** @description Reason of the rectification */
            creditReason: string | null;
            /** @description Commission of the company in percent; when empty, the driver's */
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
            /** @description Address at which the client is picked up or dropped off */
            pick_address: string;
            /** @description JSON text of a DistanceResult: `totals` per type (price, distance in km, duration in seconds) and the legs of each type */
            distance: string | null;
            /** @description A certificate is needed */
            certificateNeeded: boolean;
            /** @description The certificate has been received */
            certificateReceived: boolean;
            /** @description Trip ID at the insurer, the transport id for an imported booking; required with insuranceId */
            mutualPatientID: string | null;
            /** @description Distance paid by the insurer, in km; this or mutualAmount is required with insuranceId */
            mutualDistance: number | null;
            /** @description Fixed gross price paid by the insurer, in euros; 0 means not given */
            mutualAmount: number | null;
            /** @description Share of the patient, in euros */
            mutualPatientAmount: number | null;
            /** @description Comment for the insurer */
            mutualComment: string | null;
            /** @description The insurer does not pay */
            noMutIntervention: boolean;
            /** @description Flat fee up to 10 km, in euros; null means the insurer's, an explicit 0 stays 0 */
            min10km: number | null;
            /** @description Fee for each km beyond 10, in euros; null means the insurer's, an explicit 0 stays 0 */
            plus10km: number | null;
            /** @description The client calls when ready for the return; until then ap_time is an estimate */
            willCall: boolean;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility: "foot" | "wheelchair" | "stretcher" | null;
            /** @description A companion travels with the client on this trip; null means the client's default */
            companion: boolean | null;
            /** @description Amounts that are not reimbursed, from the platform */
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
             * @description Default mobility of the client, where the booking has none
             * @enum {string}
             */
            client_mobility: "foot" | "wheelchair" | "stretcher";
            /** @description Default for a companion of the client, where the booking has none */
            client_companion: boolean;
            /** @description The car of the driver carries a wheelchair */
            driver_carriesWheelchair: boolean;
            /** @description The car of the driver carries a stretcher */
            driver_carriesStretcher: boolean;
            /**
             * Format: date
             * @description Last day on which licence, insurance and medical certificate of the driver are all valid, if it has passed or is at most 30 days away
             */
            driver_papersUntil: string | null;
            /** @description The driver is active; a booking with an inactive driver must be reassigned */
            driver_active: boolean;
            /** @description The booking is archived: it is not listed and can no longer be changed (getBooking) */
            archived?: boolean;
            /** @description Active invoices with this booking, at most one per kind; null when there is none. Fields shown on their documents are locked */
            invoices?: components["schemas"]["StandingInvoice"][] | null;
            /** @description Latest offer to a partner carrier; null when there was none */
            offer?: components["schemas"]["StandingOffer"] | null;
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
            /** @description Information about the client for drivers (byname, getBooking) */
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
            /** @description Latitude of the pick-up address when it is that of a destination rather than of the client (include map, byname, getBooking) */
            pick_latitude?: number | null;
            /** @description Longitude of the pick-up address, likewise (include map, byname, getBooking) */
            pick_longitude?: number | null;
            /** @description Seconds with the passenger on board on the way there, by `distance` (omit legs); null when unknown */
            secondsTo?: number | null;
            /** @description Seconds with the passenger on board on the way home, likewise */
            secondsBack?: number | null;
            /** @description Transport of the external platform from which it was created (byTransportIds) */
            transportId?: string | null;
            /** @description Other bookings created from the same transport of the external platform, in the order of its parts (getBooking) */
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
        /** @description Active invoice with a booking. */
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
            /** @description Number of items */
            affectedRows: number;
            /** @description Bookings of the standing order that were left unchanged */
            skipped?: components["schemas"]["SkippedBooking"][];
            /** @description Trips of the same client at an overlapping or close time after the change; missing when there are none */
            doubles?: components["schemas"]["DoubleTrip"][];
            /** @description Numbers of the changes in the histories, used to undo them (undoChanges); none for a deletion */
            changes?: number[];
        };
        /** @description Trip of the same client at an overlapping or close time. */
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
        /** @description Booking that was left unchanged, with the reason. */
        SkippedBooking: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            ap_date: string;
            /**
             * @description Its status is not pending, it is on an active invoice, it is archived, its driver accepted it (keepAccepted), or a partner carrier has its order
             * @enum {string}
             */
            reason: "closed" | "invoiced" | "archived" | "accepted" | "carried";
        };
        /** @description Planned trip, saved or not. */
        PlannedTrip: {
            /** @description Number of the booking itself, which is excluded from the check; null for a new one */
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
            /** @description Pick-up address; when missing, the client's */
            pick_address?: string | null;
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Pick-up time */
            pick_time?: string | null;
            /** @description The trip includes the return; only for type 'to' */
            back?: boolean;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime?: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description JSON text of a DistanceResult, as a booking keeps it */
            distance?: string | null;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Days of the appointment */
            dates: string[];
        };
        /**
         * @description Conflict between a driver and a trip. `overlap`: another trip at the same time, `travel`: too little time between two trips, `unavailable`: marked
         *     as not available or on leave, `vehicle`: the car carries no wheelchair or stretcher, `papers`: licence, insurance or medical certificate of the
         *     driver will have expired, `refused`: the driver refused this trip, `inactive`: the driver is inactive.
         */
        BookingConflict: {
            /**
             * @description Kind of conflict, most severe first
             * @enum {string}
             */
            kind: "inactive" | "refused" | "vehicle" | "papers" | "unavailable" | "overlap" | "travel";
            /**
             * Format: date
             * @description Day of the trip; for unavailable, the day of the slot
             */
            date: string;
            /** @description The other trip, for overlap and travel; null when it is saved together with this one */
            bookingId: number | null;
            /** @description The slot, for unavailable; null when the driver is on leave all day */
            slot: number | null;
            /** @description Overlap in minutes, for overlap; missing travel minutes, for travel */
            minutes: number | null;
            /**
             * @description Mobility of the client, for vehicle only
             * @enum {string}
             */
            mobility?: "foot" | "wheelchair" | "stretcher";
            /**
             * Format: date-time
             * @description Time of the driver's refusal, for refused only; missing when unknown
             */
            at?: string;
        };
        /** @description A driver who is not available. */
        TripsWhileUnavailableQuery: {
            /** @description Driver */
            driverId: number;
            /** @description Days of the slots; when missing, every day from today */
            dates?: string[];
        };
        /** @description Trip that needs a driver. */
        DriverSuggestionQuery: {
            /** @description Number of the booking, if it is saved */
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
            /** @description Pick-up address; when missing, the client's */
            pick_address?: string | null;
            /**
             * Format: date
             * @description Day of the appointment
             */
            ap_date: string;
            /** @description All days of the appointment when there are several; when missing, only ap_date. Drivers are ranked over all days */
            dates?: string[];
            /** @description Time of the appointment */
            ap_time: string;
            /** @description Pick-up time */
            pick_time?: string | null;
            /** @description The trip includes the return; only for type 'to' */
            back?: boolean;
            /**
             * @description Waiting time, '0' for none
             * @enum {string}
             */
            ap_waittime?: "0" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00";
            /** @description JSON text of a DistanceResult, as a booking keeps it; when missing, that of the saved booking */
            distance?: string | null;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Maximum number of drivers; when missing, all active drivers */
            limit?: number;
        };
        /** @description Suggested driver for a trip. Order: drivers without conflicts first, then who will not be late, then by fewest extra kilometres; drivers who refused it last. For several days: by the number of days with conflicts. */
        DriverSuggestion: {
            /** @description Driver */
            driverId: number;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
            /** @description Kilometres that the trip adds to the driver's day, on average over several days; null when a place is unknown */
            extraKm: number | null;
            /** @description The kilometres are an estimate */
            estimated: boolean;
            /** @description Trips of the driver on that day, or on all of the days */
            trips: number;
            /** @description Reasons for the driver that hold on each of the days; for several days, the named trips are those of the first day */
            reasons: {
                /**
                 * @description Drives the other leg, ends or begins a trip nearby, drove the client before, lives nearby, has no trip yet; strongest first
                 * @enum {string}
                 */
                kind: "linkedLeg" | "onTheWay" | "knowsClient" | "nearHome" | "freeAllDay";
                /** @description The trip nearby or the other leg */
                bookingId: number | null;
                /** @description Free minutes before or after it, for onTheWay */
                minutes: number | null;
            }[];
            /** @description Conflicts of the driver */
            conflicts: components["schemas"]["BookingConflict"][];
            /** @description For a trip that begins within two hours: from the driver's recent position, through the stops before; null otherwise, and without such a position */
            live: {
                /** @description Kilometres by road from the position to the pick-up */
                km: number;
                /**
                 * Format: date-time
                 * @description Expected pick-up, not before the planned time
                 */
                pickUpAt: string;
                /** @description Expected minutes of delay at the pick-up or at the appointment, whichever is more */
                lateMinutes: number;
                /** @description Late by more than five minutes */
                late: boolean;
            } | null;
        };
        /** @description Will-call return whose client called. */
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
            /** @description The driver's app received it; otherwise the message waits, unless the trip has no driver yet: then nobody is notified */
            delivered: boolean;
            /** @description The change in the history, for its undo (`undoChanges`), of which the driver is notified */
            changes?: number[];
            /**
             * @description Whether the trip has a driver who can be there: free; busy, has a conflict beyond the slack; none, is to be assigned
             * @enum {string}
             */
            driver: "free" | "busy" | "none";
        };
        /** @description One change of several bookings; each succeeds or fails by itself. */
        BulkChange: {
            /** @description Bookings */
            ids: number[];
            /** @description Changed field: status, driver or answer */
            change: {
                /**
                 * @description 0 pending, 1 closed, 2 unfounded, 3 canceled
                 * @enum {integer}
                 */
                status?: 0 | 1 | 2 | 3;
                /** @description Driver; clears the driver price and sets accepted to 1 */
                driverId?: number;
                /**
                 * @description Removes the driver: the trip must be assigned again
                 * @enum {integer}
                 */
                accepted?: 0;
            };
            /** @description The driver whose bookings these are: one that another drives by then is refused (409 `record.changed`) */
            driverId?: number;
            assignAnyway?: components["schemas"]["AssignAnyway"];
            /** @description Change a booking although its client then has another trip at an overlapping or close time; without it such a booking is refused (409 `booking.duplicate`, params as on creation) */
            confirmDuplicates?: boolean;
        };
        /** @description Result for one booking. */
        BulkResult: {
            /** @description The booking */
            id: number;
            /**
             * @description Result
             * @enum {string}
             */
            result: "changed" | "unchanged" | "refused";
            /** @description Reason of the refusal */
            problem: components["schemas"]["Problem"] | null;
            /** @description Number of the change in the history, used to undo it; null when nothing was changed */
            change: number | null;
            /** @description Trips of the same client at an overlapping or close time after the change; missing when there are none */
            doubles?: components["schemas"]["DoubleTrip"][];
        };
        /** @description Changes to undo. */
        UndoQuery: {
            /** @description Numbers of the caller's own changes, from the responses of the saves */
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
             * @description Last day, not before the first; when missing, the first
             */
            endDate?: string | null;
            /** @description Fields to add: `map` coordinates and addresses, `identity` national number and birthday (needs planningBooqit or transportsBooqit, at most 31 days, and the log holds each read) */
            include?: ("map" | "identity")[];
            /** @description Fields to leave out (null): `distance`, half of the size of a row, not needed in long lists; `legs` the same, with `secondsTo` and `secondsBack` instead */
            omit?: ("distance" | "legs")[];
        };
        /** @description Trip whose matching return is searched. */
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
             * @description Type of the known trip; the opposite type is searched
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description Number of the known trip if it is saved: its linked leg comes first */
            id?: number | null;
        };
        /** @description One change of a booking. */
        BookingChange: {
            /** @description Number of the change */
            id: number;
            /**
             * Format: date-time
             * @description Time of the change
             */
            at: string;
            /** @description User who made the change */
            user: {
                /** @description Number of the user; null for the system */
                id: number | null;
                /** @description First and last name */
                name: string;
            };
            /**
             * @description Kind of change
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
        /** @description Unavailable slots of a driver on a day; no row means free all day. */
        AvailabilityRow: {
            /** @description Driver */
            driverId: number;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            date: string;
            /** @description Two-hour slots in which the driver is NOT available, separated by commas: 0 is 07-09, 5 is 17-19; empty means free all day */
            available: string;
        };
        /** @description A driver who is not available for the rest of a day. */
        DriverAwayForm: {
            /** @description Driver */
            driverId: number;
            /**
             * Format: date
             * @description The day
             */
            date: string;
            /** @description Not available from this time on */
            from: string;
        };
        /** @description Day override of a driver before and after. */
        DriverAwayAnswer: {
            /** @description Slots that were marked for the day itself; null when leave and weekly pattern applied */
            former: string | null;
            /** @description Two-hour slots in which the driver is NOT available, separated by commas: 0 is 07-09, 5 is 17-19; empty means free all day */
            available: string;
        };
        /** @description Driver, and a range of days unless all are wanted. */
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
            /** @description Only day overrides, including days marked as free; leave and weekly pattern are left out */
            marked?: boolean;
        };
        /** @description Addresses in the order driver, client, destination; further ones are stops between client and destination and come before it */
        DistanceAddresses: string[];
        /** @description Addresses only, or with the time of the appointment and known coordinates. */
        DistanceQuery: components["schemas"]["DistanceAddresses"] | components["schemas"]["DistanceDetailedQuery"];
        /** @description Addresses, with the time of the appointment for rush hours and known coordinates, which save a geocoding request. */
        DistanceDetailedQuery: {
            addresses: components["schemas"]["DistanceAddresses"];
            at?: components["schemas"]["DistanceMoment"];
            /** @description Coordinates in the order of the addresses, null if unknown */
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
         * @description Legs and totals for each type of trip. to: driver, client, destination; back: destination, client, driver; simple: like to. Prices are the
         *     fallback price, rounded up for each leg and then summed.
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
            /** @description The figures are an estimate and must be shown as such */
            estimated: boolean;
            /** @description Routing service that computed it: estimate, osrm, google */
            source: string;
            /** @description Configured service that did not answer and was replaced by the estimate */
            unavailable?: string | null;
            /** @description Attribution to show on the map */
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
        /** @description Route through several places. */
        DirectionsQuery: {
            /** @description Address of the start */
            origin: string;
            /** @description Address of the end */
            destination: string;
            /** @description Addresses on the way, in order */
            waypoints?: string[];
            /** @description Coordinates of origin, waypoints and destination in this order, null if unknown */
            coordinates?: (components["schemas"]["Coordinates"] | null)[];
            at?: components["schemas"]["DistanceMoment"];
        };
        /** @description The route, leg by leg. */
        Directions: {
            /**
             * @description OK; NOT_FOUND when a place is unknown, ZERO_RESULTS when there is no route (no legs then)
             * @enum {string}
             */
            status: "OK" | "NOT_FOUND" | "ZERO_RESULTS";
            /** @description Legs between the places */
            legs: components["schemas"]["DirectionsLeg"][];
            /** @description Total kilometres */
            distance: number;
            /** @description Total seconds */
            duration: number;
            /** @description The figures are an estimate and must be shown as such */
            estimated: boolean;
            /** @description Routing service that computed it: estimate, osrm, google */
            source: string;
            /** @description Configured service that did not answer and was replaced by the estimate */
            unavailable?: string | null;
            /** @description Attribution to show on the map */
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
        /** @description Filter of mails. */
        MailQuery: {
            /** @description Search text in the syntax of the mailbox, such as is:unread */
            q?: string | null;
        };
        /** @description A mail. */
        MailReference: {
            /** @description Id of the mail in the mailbox */
            id: string;
        };
        /** @description Attachment of a mail. */
        MailAttachmentReference: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Id of the attachment in the mail */
            attachmentId: string;
        };
        /** @description Mail to mark as read or unread. */
        MailMark: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Not yet read */
            unread: boolean;
        };
        /** @description Mail, summary. */
        MailSummary: {
            /** @description Id of the mail in the mailbox */
            id: string;
            /** @description Sender */
            From: string;
            /** @description Subject */
            Subject: string;
            /**
             * Format: date-time
             * @description Time of sending
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
             * @description Time of sending
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
            /** @description Sanitised HTML of the mail: no scripts, forms, page styles or remote URLs; null when it has none */
            html: string | null;
            /** @description Number of remote images that were removed */
            blockedImages: number;
            /** @description Attachments */
            attachments: {
                /** @description Id of the attachment in the mail */
                id: string;
                /** @description Name of the file */
                name: string;
                /** @description Bytes */
                size: number;
            }[];
            /** @description Replies sent by this application, oldest first */
            replies: components["schemas"]["SentMail"][];
        };
        /** @description A reply to a mail. */
        MailReplyForm: {
            /**
             * Format: uuid
             * @description Created once for the reply: the same key never sends twice
             */
            key: string;
            /** @description Id of the mail in the mailbox */
            id: string;
            /**
             * Format: email
             * @description Recipient
             */
            to: string;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text, including the quoted mail */
            text: string;
        };
        /** @description Mail that was sent, or failed to send. */
        SentMail: {
            /**
             * Format: uuid
             * @description Key of the mail
             */
            id: string;
            /** @description Recipients */
            to: string[];
            /** @description Subject */
            subject: string;
            /** @description Plain text */
            text: string;
            /** @description File names of its attachments */
            files: string[];
            /** @description Numbers of the attachments that are still stored, from 1 in the order of their names */
            readable: number[];
            /** @description Name of the sender */
            user_name: string;
            /**
             * Format: date-time
             * @description Time of sending
             */
            at: string;
            /**
             * @description sending; sent: accepted by a mail server; kept: stored only, since no mail server is configured; failed
             * @enum {string}
             */
            state: "sending" | "sent" | "kept" | "failed";
        };
        /** @description A message about a trip to its client or to the ward that expects the client. */
        ClientMessage: {
            /**
             * Format: uuid
             * @description Key of the message
             */
            id: string;
            /** @description Booking, which may be deleted since */
            bookingId: number;
            /**
             * Format: date
             * @description Day of the trip
             */
            ap_date: string;
            /** @description Last name of the client */
            client_lastname: string;
            /** @description First name of the client */
            client_firstname: string;
            /**
             * @description Booking confirmed, the evening before, driver on the way, late, canceled, changed since it was told, several trips of a series canceled
             * @enum {string}
             */
            event: "confirmed" | "tomorrow" | "onTheWay" | "late" | "cancelled" | "changed" | "daysCancelled";
            /**
             * @description sms to the client, mail to the ward
             * @enum {string}
             */
            channel: "sms" | "mail";
            /** @description Masked phone number or mail address; empty once the client was anonymised */
            recipient: string;
            /**
             * @description Language of a document
             * @enum {string}
             */
            language: "fr" | "nl" | "en";
            /** @description Text as it was sent; empty before */
            text: string;
            /**
             * @description waiting for its time or a retry; sending; sent: accepted by the service; delivered: it reached the phone; kept: stored only, since no service is configured; failed; dropped: not sent, since it was no longer true
             * @enum {string}
             */
            state: "waiting" | "sending" | "sent" | "kept" | "failed" | "dropped" | "delivered";
            /**
             * @description Reason of failed and dropped: the trip is past or changed or the client no longer agrees, the service refused the recipient, it did not answer, it refused our key, it is not known whether it was sent, or the phone could not be reached
             * @enum {string|null}
             */
            reason: "outdated" | "refused" | "unavailable" | "settings" | "unsure" | "unreachable" | null;
            /** @description Words of the service about a text that did not arrive */
            detail: string | null;
            /** @description Number of SMS parts; 0 before sending and for mails */
            parts: number;
            /** @description Price of its parts, in euros, at most four decimals */
            cost: number;
            /**
             * Format: date-time
             * @description Time of the event
             */
            at: string;
            /**
             * Format: date-time
             * @description Time from which it may be sent
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description Time of the last change of state
             */
            changedAt: string;
        };
        /** @description A message. */
        MessageReference: {
            /**
             * Format: uuid
             * @description Key of the message
             */
            id: string;
        };
        /** @description A message to send. */
        MessageOrder: {
            /** @description Booking */
            bookingId: number;
            /**
             * @description Event
             * @enum {string}
             */
            event: "confirmed" | "tomorrow" | "onTheWay" | "late" | "cancelled" | "changed" | "daysCancelled";
        };
        /** @description Messages that can be sent about a booking now. */
        MessageChoices: {
            /**
             * @description Reason why there is none: the client does not agree, neither a mobile phone nor a mail address of the ward is known, or nothing is to be told of a trip that is over or under way
             * @enum {string|null}
             */
            problem: "noConsent" | "noRecipient" | "nothing" | null;
            /** @description Messages, the one that fits best first */
            choices: {
                /**
                 * @description Event
                 * @enum {string}
                 */
                event: "confirmed" | "tomorrow" | "onTheWay" | "late" | "cancelled" | "changed" | "daysCancelled";
                /** @description To the client, and to the ward */
                messages: {
                    /**
                     * @description sms to the client, mail to the ward
                     * @enum {string}
                     */
                    channel: "sms" | "mail";
                    /** @description Masked phone number or mail address */
                    recipient: string;
                    /** @description Its text as it is now */
                    text: string;
                    /**
                     * Format: date-time
                     * @description End of the quiet hours, for which it waits
                     */
                    dueAt: string | null;
                }[];
            }[];
        };
        /** @description Texts and times of messages to clients and wards. */
        MessageSettings: {
            /** @description Events that are told */
            events: ("confirmed" | "tomorrow" | "onTheWay" | "late" | "cancelled" | "changed" | "daysCancelled")[];
            /** @description Begin of the quiet hours */
            quietFrom: string;
            /** @description End of the quiet hours; the same as the begin for none */
            quietUntil: string;
            /** @description Time at which clients are reminded of the trips of the next day */
            reminderTime: string;
            /** @description Minutes before the expected pick-up from which the driver is announced */
            minutesAhead: number;
            /** @description Price of one SMS part, in euros, at most four decimals */
            partPrice: number;
            /** @description Text of each event and language */
            texts: {
                /**
                 * @description Event
                 * @enum {string}
                 */
                event: "confirmed" | "tomorrow" | "onTheWay" | "late" | "cancelled" | "changed" | "daysCancelled";
                /**
                 * @description Language of a document
                 * @enum {string}
                 */
                language: "fr" | "nl" | "en";
                /** @description Text with placeholders in braces */
                text: string;
            }[];
        };
        /** @description Attachment of a sent mail. */
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
        /** @description A trip of today as it goes on: position of its driver, next step, expected times. */
        Whereabouts: {
            /** @description The trip */
            bookingId: number;
            /** @description Its driver */
            driverId: number;
            /**
             * @description later: the driver has another stop before; toPickUp: this pick-up is next; onBoard: the passenger is on board
             * @enum {string}
             */
            step: "later" | "toPickUp" | "onBoard";
            /** @description Last position of the driver; null when there is none */
            seen: components["schemas"]["SeenDriver"] | null;
            /**
             * Format: date-time
             * @description Expected pick-up, not before the planned time; null when on board, or when nothing is expected
             */
            pickUpAt: string | null;
            /**
             * Format: date-time
             * @description Expected end: at the destination, or back home where the trip covers the return; null without a recent position, without a known place, or two hours or more before the pick-up
             */
            arrivesAt: string | null;
            /** @description Minutes of wait at the pick-up or of delay at the appointment, whichever is more: expected, or passed already when nothing is expected */
            lateMinutes: number;
            /** @description Late by more than the grace of five minutes */
            late: boolean;
            /** @description The expected times are an estimate, not measured by a routes service */
            estimated: boolean;
        };
        /** @description Last position of a driver. */
        SeenDriver: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /**
             * Format: date-time
             * @description Time of the position
             */
            time: string;
            /**
             * @description Passenger on board, driving or waiting, on foot, or too old to count
             * @enum {string}
             */
            state: "charged" | "driving" | "onFoot" | "stale";
        };
        /** @description Figures of the home page. */
        DayOverview: {
            /**
             * Format: date
             * @description Counts of today
             */
            today: string;
            /**
             * Format: date
             * @description Counts of tomorrow
             */
            tomorrow: string;
            /** @description Trips of today; null without permission for bookings */
            trips: components["schemas"]["DayTrips"] | null;
            /** @description Closed trips of last month that are not on an invoice yet; null without permission to create invoices */
            toInvoice: number | null;
        };
        /** @description Trips that need a dispatcher. A trip is named once in a list, for its gravest problem. */
        DayProblems: {
            /** @description Trips of today that should be under way or begin within an hour, first pick-up first */
            soon: components["schemas"]["DayProblem"][];
            /** @description Returns of today whose client waits, or whose call is awaited, who waits longest first */
            waiting: components["schemas"]["DayProblem"][];
            /** @description Trips of tomorrow without a driver who can drive them, first pick-up first */
            tomorrow: components["schemas"]["DayProblem"][];
        };
        /** @description A trip that needs a dispatcher. */
        DayProblem: {
            /**
             * @description Problem: refused; no driver; late; no answer of the driver; conflicts beyond the slack; the client is ready; the client will call; the driver is away
             * @enum {string}
             */
            kind: "refused" | "unassigned" | "late" | "noAnswer" | "conflict" | "ready" | "toCall" | "away";
            /** @description The trip */
            bookingId: number;
            /**
             * Format: date
             * @description Its day
             */
            ap_date: string;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description Planned pick-up */
            time: string;
            /** @description Until the pick-up, below 0 when it has passed; late: expected delay; ready, toCall: waited since the pick-up or the estimated call */
            minutes: number;
            /** @description First name of the client */
            client_firstname: string | null;
            /** @description Last name of the client */
            client_lastname: string | null;
            /** @description Name of the destination */
            destination_name: string | null;
            /** @description First name of the driver */
            driver_firstname: string | null;
            /** @description Last name of the driver */
            driver_lastname: string | null;
        };
        /** @description Progress of the trips of a day. A trip may be counted more than once. */
        DayTrips: {
            /** @description Trips that are or will be driven: neither unfounded nor canceled */
            driven: number;
            /** @description Closed trips */
            done: number;
            /** @description Trips with the passenger on board */
            underWay: number;
            /** @description Trips past their pick-up time, or due soon without an answer of the driver */
            late: number;
            /** @description Trips without a driver */
            toAssign: number;
            /** @description Trips of tomorrow without a driver */
            toAssignTomorrow: number;
        };
        /**
         * @description What to plan. Trips that are accepted, on board, closed or locked stay as they are; so does everything outside the scope. With `tripIds`, `away` or
         *     `late` a plan is repaired: those trips, and those that the drivers who are away or late can't drive, are planned anew even when they are accepted;
         *     every other trip keeps its time, and its driver unless one of these finds no place otherwise. Other trips without a driver are left out. What a driver
         *     who is away had and nobody can take changes to nobody; what a driver who is late had stays with him, and is named as unassigned.
         */
        PlanQuery: {
            /**
             * Format: date
             * @description The day
             */
            date: string;
            /**
             * @description All trips of the day, or only those without a driver; when missing, all
             * @enum {string}
             */
            scope?: "day" | "toAssign";
            /** @description Drivers that may be used and whose trips are planned anew; when missing, all active ones */
            driverIds?: number[];
            /** @description Trips that begin before stay: to plan the rest of a day. Where it is now, drivers begin where they are */
            from?: string | null;
            /** @description Trips that their driver accepted may be moved as well; when missing, they stay */
            moveAccepted?: boolean;
            /** @description Bookings that stay with their driver and time */
            lockedTrips?: number[];
            /** @description Drivers whose day stays as it is */
            lockedDrivers?: number[];
            /** @description Changes of an earlier proposal that stay as proposed */
            kept?: components["schemas"]["PlanAssignment"][];
            /** @description Trips to find a place for, also those whose time has passed */
            tripIds?: number[];
            /** @description Drivers who can't drive any more */
            away?: components["schemas"]["PlanAway"][];
            /** @description Drivers who are behind their times */
            late?: components["schemas"]["PlanLate"][];
            /** @description Longest search in seconds; when missing, 5; 0: no search, but the present plan with what is kept; what then has no time any more is unassigned */
            seconds?: number;
            /** @description Another seed may give another plan of the same quality; when missing, 1 */
            seed?: number;
        };
        /** @description A trip with its proposed driver and pick-up. */
        PlanAssignment: {
            /** @description The booking */
            bookingId: number;
            /** @description Driver */
            driverId: number;
            /** @description Pick-up; of a return its appointment */
            pick_time: string;
        };
        /** @description A driver who is not available for the rest of the day. */
        PlanAway: {
            /** @description Driver */
            driverId: number;
            /** @description Trips that begin before stay with the driver */
            from: string;
        };
        /** @description A driver who is behind his times. */
        PlanLate: {
            /** @description Driver */
            driverId: number;
            /** @description Minutes by which the trip under way at `from` ends later; without one, by which the next begins later */
            minutes: number;
        };
        /** @description Driver and pick-up of a trip. */
        PlanPlace: {
            /** @description Driver; null when it is to be assigned */
            driverId: number | null;
            /** @description Pick-up; of a return its appointment */
            pick_time: string;
        };
        /** @description A proposed plan, nothing of which is saved. */
        PlanProposal: {
            /**
             * Format: date
             * @description The day
             */
            date: string;
            /**
             * @description Planner that searched
             * @enum {string}
             */
            planner: "embedded" | "vroom";
            /** @description Travel times are estimates */
            estimated: boolean;
            /** @description Seconds that the search took */
            seconds: number;
            /** @description Plans that were tried; 0 when the planner does not say */
            iterations: number;
            /** @description Drivers who are planned from their live position: `from` is now, give or take a quarter of an hour, and the position is fresh */
            located: number[];
            before: components["schemas"]["PlanFigures"];
            after: components["schemas"]["PlanFigures"];
            /** @description Trips that would change, by pick-up */
            changes: components["schemas"]["PlanChange"][];
            /** @description Trips that fit nobody, with what would make it possible */
            unassigned: components["schemas"]["PlanUnassigned"][];
            /** @description Trips and drivers that could not be planned */
            ignored: components["schemas"]["PlanIgnored"][];
        };
        /** @description Figures of a day, before or after. */
        PlanFigures: {
            /** @description Trips of the day that are driven */
            trips: number;
            /** @description Trips without a driver */
            unassigned: number;
            /** @description Drivers with a trip */
            driversUsed: number;
            /** @description Kilometres without a client, from home and back */
            emptyKm: number;
            /** @description All kilometres */
            totalKm: number;
            /** @description Trips whose driver can't be there at the agreed time */
            lateTrips: number;
            /** @description Minutes that these are late in all */
            lateMinutes: number;
            /** @description Minutes of the longest day, from home and back */
            longestDay: number;
            /** @description Drivers with a trip */
            drivers: {
                /** @description Driver */
                driverId: number;
                /** @description Trips */
                trips: number;
                /** @description Minutes from home and back */
                minutes: number;
                /** @description Kilometres without a client */
                emptyKm: number;
            }[];
        };
        /** @description Proposed change of a trip. */
        PlanChange: {
            /** @description The booking */
            bookingId: number;
            before: components["schemas"]["PlanPlace"];
            after: components["schemas"]["PlanPlace"];
            /** @description Reasons, the strongest first */
            reasons: components["schemas"]["PlanReason"][];
        };
        /** @description Reason for a change. */
        PlanReason: {
            /**
             * @description Had no driver; the former driver (`driverId`) is away, or late (`minutes`); a rule was broken (`minutes` late or overlapping); kilometres saved (`km`); drives the other leg; right after or before another trip
             *     (`bookingId`, `km` empty between); the former driver (`driverId`) needn't come at all; drove the client before; near the driver's home; evens the load;
             *     another pick-up for the plan to fit (`minutes` later, negative earlier); none of these, but the rest of the plan fits better
             * @enum {string}
             */
            kind: "hadNoDriver" | "driverAway" | "driverLate" | "resolvesConflict" | "savesKm" | "linkedLeg" | "afterTrip" | "beforeTrip" | "freesDriver" | "knowsClient" | "nearHome" | "evensLoad" | "newTime" | "fitsRest";
            /** @description Trip before or after, or the other leg */
            bookingId: number | null;
            /** @description Former driver, for freesDriver */
            driverId: number | null;
            /** @description Kilometres */
            km: number | null;
            /** @description Minutes */
            minutes: number | null;
        };
        /** @description Days whose standing orders are planned. Trips that are accepted, on board, closed, archived or over stay as they are. */
        SeriesPlanQuery: {
            /**
             * Format: date
             * @description First day
             */
            from: string;
            /**
             * Format: date
             * @description Last day, at most 31 days
             */
            until: string;
            /** @description Drivers that may be used; when missing, all active ones */
            driverIds?: number[];
            /** @description Standing orders to plan; when missing, all */
            seriesIds?: number[];
            /** @description Trips that their driver accepted may be moved as well; when missing, they stay */
            moveAccepted?: boolean;
            /** @description Changes of an earlier proposal: no search, but the figures of the days with these alone. What cannot be kept any more stays as it is */
            kept?: components["schemas"]["PlanAssignment"][];
            /** @description Longest search in seconds, over all days; when missing, 20 */
            seconds?: number;
            /** @description Another seed may give another plan of the same quality; when missing, 1 */
            seed?: number;
        };
        /** @description Proposed drivers of standing orders, nothing of which is saved. */
        SeriesPlanProposal: {
            /**
             * Format: date
             * @description First day
             */
            from: string;
            /**
             * Format: date
             * @description Last day
             */
            until: string;
            /**
             * @description Planner that searched
             * @enum {string}
             */
            planner: "embedded" | "vroom";
            /** @description Travel times are estimates */
            estimated: boolean;
            /** @description Seconds that the search took */
            seconds: number;
            /** @description Plans that were tried; 0 when the planner does not say */
            iterations: number;
            before: components["schemas"]["SeriesPlanFigures"];
            after: components["schemas"]["SeriesPlanFigures"];
            /** @description Standing orders with trips in these days, by weekdays and time */
            series: components["schemas"]["SeriesPlan"][];
            /** @description Trips and drivers that could not be planned */
            ignored: components["schemas"]["PlanIgnored"][];
        };
        /** @description Figures of the days, before or after. */
        SeriesPlanFigures: {
            /** @description Trips of standing orders that are driven */
            trips: number;
            /** @description Those without a driver */
            unassigned: number;
            /** @description Standing orders */
            series: number;
            /** @description Standing orders all of whose trips have one driver */
            steady: number;
            /** @description Times that a client has another driver than on the trip of the standing order before */
            changesOfDriver: number;
            /** @description Kilometres without a client, from home and back, of all trips of the days that have one of a standing order */
            emptyKm: number;
            /** @description All kilometres of these days */
            totalKm: number;
        };
        /** @description A standing order, with its usual driver before and after. */
        SeriesPlan: {
            /** @description The standing order */
            seriesId: number;
            /** @description Client */
            clientId: number;
            /** @description Name of the client */
            client: string;
            /** @description Destination */
            destinationId: number;
            /** @description Name of the destination */
            destination: string | null;
            /**
             * @description Of its first trip of a day: there, when it goes there and back
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /** @description Pick-up of most of these first trips */
            pick_time: string;
            /** @description 1 Monday to 7 Sunday */
            weekdays: number[];
            /** @description Its trips in these days that are driven */
            trips: number;
            before: components["schemas"]["SeriesDriver"];
            after: components["schemas"]["SeriesDriver"];
            /** @description Trips that would change, by day and pick-up */
            changes: {
                /**
                 * Format: date
                 * @description Day of the trip
                 */
                date: string;
                /** @description The booking */
                bookingId: number;
                before: components["schemas"]["PlanPlace"];
                after: components["schemas"]["PlanPlace"];
            }[];
            /** @description Its trips that fit nobody */
            unassigned: components["schemas"]["PlanUnassigned"][];
        };
        /** @description The driver of most trips of a standing order. */
        SeriesDriver: {
            /** @description Driver; null when nobody has any */
            driverId: number | null;
            /** @description Trips of the standing order that this driver has */
            trips: number;
            /** @description Different drivers of the standing order */
            drivers: number;
        };
        /** @description A trip that fits nobody; the one of a driver who is late stays with him. */
        PlanUnassigned: {
            /** @description The booking */
            bookingId: number;
            /**
             * @description Rule that excludes the most drivers: no vehicle carries the client; nobody is available; papers have expired; everybody refused; no time between other trips; days would be too long; possible, but too expensive
             * @enum {string}
             */
            rule: "vehicle" | "available" | "papers" | "refused" | "time" | "day" | "cost";
            /** @description Drivers whom this rule excludes */
            count: number;
            /** @description What would make it possible: a driver, and the pick-up that he could make; null when nothing simple would */
            wouldFit: {
                /** @description Driver */
                driverId: number;
                /** @description Pick-up that would fit */
                pick_time: string;
            } | null;
        };
        /** @description Trip or driver that could not be planned. */
        PlanIgnored: {
            /**
             * @description A place of the trip has no coordinates: it stays as it is; the home of the driver has none: he is only used from his first trip on; the times of the trip make no sense: it stays as it is
             * @enum {string}
             */
            kind: "noPlace" | "noHome" | "badTime";
            /** @description The trip; null for a driver */
            bookingId: number | null;
            /** @description The driver; null for a trip */
            driverId: number | null;
        };
        /** @description Changes of a proposal to apply. */
        PlanApplication: {
            /**
             * Format: date
             * @description The day, or the first one
             */
            date: string;
            /**
             * Format: date
             * @description Last day of a proposal for several, at most 31; when missing, the first one
             */
            until?: string;
            /** @description Changes as proposed */
            changes: {
                /** @description The booking */
                bookingId: number;
                before: components["schemas"]["PlanPlace"];
                after: components["schemas"]["PlanPlace"];
            }[];
        };
        /**
         * @description waiting for a decision, accepted (booked) or refused
         * @enum {string}
         */
        TripRequestState: "waiting" | "accepted" | "refused";
        /**
         * @description By phone, by mail, by the page of a care center or by a partner carrier
         * @enum {string}
         */
        TripRequestSource: "phone" | "mail" | "ward" | "carrier";
        /**
         * @description No driver free, no suitable car, requested too late, out of the area, outside the hours, no trip of ours (such as an ambulance), no longer needed or booked already, other
         * @enum {string}
         */
        RefusalReason: "noDriver" | "noVehicle" | "tooLate" | "outOfArea" | "outsideHours" | "notOurs" | "notNeeded" | "other";
        /** @description A request that a dispatcher notes. Defaults: type to, motive 0, willCall false. */
        TripRequestForm: {
            /** @description Last name of the patient */
            lastname: string;
            /** @description First name of the patient */
            firstname?: string | null;
            /**
             * Format: date
             * @description Birth date of the patient
             */
            birthday?: string | null;
            /** @description Phone of the patient */
            tel?: string | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type?: "to" | "back" | "simple";
            /**
             * Format: date
             * @description Day of the trip
             */
            date: string;
            /** @description Time of the appointment, or at which the patient is ready to go home */
            time: string;
            /** @description Place of departure, as typed */
            fromPlace?: string | null;
            /** @description Place of arrival, as typed */
            toPlace?: string | null;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility?: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Time of the return */
            returnTime?: string | null;
            /** @description The patient returns, and calls when ready */
            willCall?: boolean;
            /** @description Remark of who requests it */
            remark?: string | null;
            /** @description Name and phone of who requests it */
            contact?: string | null;
            /**
             * @description Channel of the request
             * @enum {string}
             */
            source: "phone" | "mail";
            /** @description The request is refused at once, and kept */
            refusal?: components["schemas"]["RefusalFields"];
        };
        /** @description A request for a trip. Person, places and remark are removed 90 days after the trip. */
        TripRequest: {
            /** @description Last name of the patient */
            lastname: string;
            /** @description First name of the patient */
            firstname: string | null;
            /**
             * Format: date
             * @description Birth date of the patient
             */
            birthday: string | null;
            /** @description Phone of the patient */
            tel: string | null;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
            /**
             * Format: date
             * @description Day of the trip
             */
            date: string;
            /** @description Time of the appointment, or at which the patient is ready to go home */
            time: string;
            /** @description Place of departure, as typed */
            fromPlace: string | null;
            /** @description Place of arrival, as typed */
            toPlace: string | null;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Time of the return */
            returnTime: string | null;
            /** @description The patient returns, and calls when ready */
            willCall: boolean;
            /** @description Remark of who requests it */
            remark: string | null;
            /** @description Name and phone of who requests it */
            contact: string | null;
            /** @description Number of the record */
            id: number;
            source: components["schemas"]["TripRequestSource"];
            state: components["schemas"]["TripRequestState"];
            /**
             * Format: date-time
             * @description Moment of the request
             */
            at: string;
            /** @description Care center whose page it comes from */
            careCenterId: number | null;
            /** @description Its name */
            careCenter_name: string | null;
            /** @description Name of the partner carrier that it comes from */
            carrier_name: string | null;
            order: components["schemas"]["CarrierOrder"];
            /**
             * Format: date-time
             * @description Moment of the decision
             */
            decidedAt: string | null;
            /** @description Name of who decided */
            decidedByName: string | null;
            /** @description Bookings made from it */
            bookingIds: number[];
            /** @description Reason of the refusal */
            reason: components["schemas"]["RefusalReason"] | null;
            /** @description Explanation of the refusal */
            note: string | null;
        };
        /** @description A request. */
        TripRequestRef: {
            /** @description Number of the record */
            id: number;
        };
        /** @description Why a request is refused. */
        RefusalFields: {
            reason: components["schemas"]["RefusalReason"];
            /** @description Explanation, required with the reason other */
            note?: string | null;
        };
        /** @description Refusal of a request. */
        TripRequestRefusal: {
            /** @description Number of the record */
            id: number;
            reason: components["schemas"]["RefusalReason"];
            /** @description Explanation, required with the reason other */
            note?: string | null;
        };
        /** @description Text of a PDF. */
        PdfText: {
            /** @description Lines of its pages and filled-in fields, cut at the maximum; empty for a scan */
            text: string;
        };
        /** @description Refused requests of a month for one reason. */
        UnmetNeed: {
            /** @description Month of the trip */
            month: number;
            /** @description Its year */
            year: number;
            reason: components["schemas"]["RefusalReason"];
            /** @description Requests */
            requests: number;
        };
        /** @description Link with which a care center requests trips without a sign-in. */
        WardLink: {
            /** @description Path on this origin, secret; null without a link */
            path: string | null;
        };
        /**
         * @description Step of a request of a carrier: asked, offered by the office, or ordered, with the name of the patient; null for other requests
         * @enum {string|null}
         */
        CarrierOrder: "asked" | "offered" | "ordered" | null;
        /** @description A partner carrier, which asks us to drive trips, and whom we ask. */
        Carrier: {
            /** @description Number of the record */
            id: number;
            /** @description Name */
            name: string;
            /** @description Token with which it calls us, secret */
            token: string;
            /** @description Address to which we send trips; null for none */
            url: string | null;
            /** @description Whether a token for sending is stored, which is never returned */
            sends: boolean;
        };
        /** @description A partner carrier. */
        CarrierForm: {
            /** @description Name */
            name: string;
        };
        /** @description Where trips are offered to a partner carrier. */
        CarrierAddress: {
            /** @description Address of the carrier, without `/service/tds/trip`; null for none, which also forgets the token */
            url: string | null;
            /** @description Token that the carrier gave us; left out or empty, the stored one stays */
            token?: string;
        };
        /**
         * @description asking (1A to be sent), waiting for the carrier, available (1B), ordering (2A to be sent), ordered, confirmed (2B), completed (4A), refused, canceled by the carrier after its confirmation, withdrawing (to be sent), withdrawn
         * @enum {string}
         */
        TripOfferState: "asking" | "waiting" | "available" | "ordering" | "ordered" | "confirmed" | "completed" | "refused" | "canceled" | "withdrawing" | "withdrawn";
        /**
         * @description No answer; token or address wrong; message refused; answer that is not of the specification; the carrier does not give the trip back
         * @enum {string}
         */
        TripOfferProblem: "unavailable" | "settings" | "refused" | "unexpected" | "kept";
        /** @description Latest offer of a booking to a partner carrier. */
        StandingOffer: {
            /** @description Name of the carrier */
            carrier: string;
            state: components["schemas"]["TripOfferState"];
        };
        /** @description Offer of a booking to a partner carrier. */
        TripOffer: {
            /** @description Number of the record */
            id: number;
            /** @description Name of the carrier */
            carrier: string;
            state: components["schemas"]["TripOfferState"];
            /** @description Why the last message failed; null when it did not */
            problem: components["schemas"]["TripOfferProblem"] | null;
            /**
             * Format: date-time
             * @description Moment of the offer
             */
            at: string;
            /**
             * Format: date-time
             * @description Moment of its last change
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description Moment of the next message to the carrier; null for none
             */
            dueAt: string | null;
            /** @description Who offered it */
            userName: string;
            /**
             * Format: date-time
             * @description Pick-up that the carrier plans (2B)
             */
            pickUpAt: string | null;
            /**
             * Format: date-time
             * @description Pick-up (4A)
             */
            pickedUpAt: string | null;
            /**
             * Format: date-time
             * @description Arrival (4A)
             */
            arrivedAt: string | null;
            /** @description The times of 4A are measured, not planned */
            measured: boolean;
            /** @description Price that the carrier asks, in euros (4A) */
            cost: number | null;
        };
        /** @description Offers of a booking, and to whom it can be offered. */
        TripOffers: {
            /** @description Latest first */
            offers: components["schemas"]["TripOffer"][];
            /** @description Partner carriers with an address, by name */
            carriers: components["schemas"]["CarrierChoice"][];
            /**
             * @description Why it cannot be offered now: no longer pending, over, a driver has it, it covers the return too, or an offer is open; null when it can
             * @enum {string|null}
             */
            refusal: "closed" | "past" | "assigned" | "withReturn" | "open" | null;
        };
        /** @description A partner carrier to whom trips can be offered. */
        CarrierChoice: {
            /** @description Number of the record */
            id: number;
            /** @description Name */
            name: string;
        };
        /** @description To whom a booking is offered. */
        TripOfferForm: {
            /** @description Partner carrier */
            carrierId: number;
        };
        /** @description What becomes of an offer. */
        TripOfferStep: {
            /** @description Offer */
            id: number;
            /**
             * @description order, withdraw, or send again now
             * @enum {string}
             */
            step: "order" | "withdraw" | "again";
        };
        /** @description A moment of the Transactional Data Specification. Fields that are not listed are accepted and not read, here and in the other messages. */
        TdsTime: {
            /** @description xsd:dateTime; local time in Brussels without an offset */
            "@time": string;
            /** @description `actual` for a measured time */
            "@timeType"?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An address of the Transactional Data Specification. */
        TdsAddress: {
            /** @description Name of the place; in our messages the whole address */
            "@addressName"?: string;
            /** @description Street */
            "@street"?: string;
            /** @description House number */
            "@streetNo"?: number;
            /** @description Letter of the house number */
            "@streetNoLetter"?: string;
            /** @description Postal code */
            "@postalNo"?: string;
            /** @description City */
            "@community"?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Message 1B (tripRequestResponse). */
        TdsAvailability: {
            /** @description Whether the trip can be driven */
            tripAvailable: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Message 1A (tripRequest). It names no patient. */
        TdsTripRequest: {
            pickupAddress: components["schemas"]["TdsAddress"];
            dropoffAddress: components["schemas"]["TdsAddress"];
            pickupTime: components["schemas"]["TdsTime"];
            appointmentTime?: components["schemas"]["TdsTime"];
            /** @description Codes of the specification; those of wheelchairs and walking aids become the mobility, the others a remark */
            "@specialAttributes"?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Document with message 1A. */
        TdsTripRequestMessage: {
            /** @description Namespace of the document */
            "@xmlns:xsd"?: string;
            tripRequest: components["schemas"]["TdsTripRequest"];
        };
        /** @description Message 2A (clientOrderConfirmation). Its places and times replace those of the request. */
        TdsOrder: {
            pickupAddress: components["schemas"]["TdsAddress"];
            dropoffAddress: components["schemas"]["TdsAddress"];
            pickupTime: components["schemas"]["TdsTime"];
            appointmentTime?: components["schemas"]["TdsTime"];
            /** @description Number that the carrier gave the trip */
            tripTicketId: string;
            /** @description Name of the patient */
            customerName: string;
            /** @description Phone of the patient, with or without the code of the country */
            customerMobilePhone?: number;
            /** @description Who pays */
            fundingEntityId: string;
            /** @description Codes of the specification; D is dialysis */
            "@tripPurpose"?: string[];
            /** @description Where exactly the patient waits */
            detailedPickupLocationDescription?: string;
            /** @description Where exactly the patient is expected */
            detailedDropoffLocationDescription?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Document with message 2A. */
        TdsOrderMessage: {
            /** @description Namespace of the document */
            "@xmlns:xsd"?: string;
            clientOrderConfirmation: components["schemas"]["TdsOrder"];
        };
        /** @description Message 2B (providerOrderConfirmation). */
        TdsConfirmation: {
            /** @description Number that the carrier gave the trip */
            tripTicketId: string;
            scheduledPickupTime: components["schemas"]["TdsTime"];
            scheduledPickupPoint: components["schemas"]["TdsAddress"];
            scheduledDropoffPoint: components["schemas"]["TdsAddress"];
        } & {
            [key: string]: unknown;
        };
        /** @description Message 4A (tripTaskCompletion). */
        TdsCompletion: {
            /** @description Number that the carrier gave the trip */
            tripTicketId: string;
            /** @description Price of the trip */
            cost: number;
            pickupTime: components["schemas"]["TdsTime"];
            dropoffTime: components["schemas"]["TdsTime"];
        } & {
            [key: string]: unknown;
        };
        /** @description A trip of a carrier. */
        TdsTrip: {
            /** @description Number of the record */
            id: number;
            /**
             * @description waiting for the office, available, ordered, confirmed (booked), completed (driven), refused by the office, or canceled after it was confirmed
             * @enum {string}
             */
            state: "waiting" | "available" | "ordered" | "confirmed" | "completed" | "refused" | "canceled";
            tripRequestResponse?: components["schemas"]["TdsAvailability"];
            providerOrderConfirmation?: components["schemas"]["TdsConfirmation"];
            tripTaskCompletion?: components["schemas"]["TdsCompletion"];
        } & {
            [key: string]: unknown;
        };
        /** @description Client to create or change. Missing fields: null, or false for flags, on creation; unchanged on a change. */
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
             * @description Mobility of the client; on creation, default on foot
             * @enum {string}
             */
            mobility?: "foot" | "wheelchair" | "stretcher";
            /** @description A companion travels with the client */
            companion?: boolean;
            /** @description The client agrees to ride with other clients, where plans may share rides */
            sharesRides?: boolean;
            /** @description The client agrees to get messages about trips on the mobile phone */
            messages?: boolean;
            /** @description There is a problem with the client, see comment */
            problem?: boolean;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel?: "mail" | "post" | "none" | null;
            /** @description Mutuality of the client, often one of the insurers */
            mutuality?: string | null;
            /** @description Alternative name on the invoice */
            invoiceName?: string | null;
            /** @description Alternative address on the invoice */
            invoiceAddress?: string | null;
            /** @description Box number of the invoice address */
            postbox2?: string | null;
            /**
             * Format: email
             * @description Mail address for invoices, where it is not that of the client
             */
            invoiceEmail?: string | null;
            /** @description National register number, as typed; a wrong check number shows a warning and never blocks */
            ssn?: string | null;
            /** @description History of the client */
            comment?: string | null;
            /** @description Member number of the client at the mutuality, as printed on its labels */
            memberNumber?: string | null;
            /** @description Family contact */
            contactName?: string | null;
            /** @description Relation of the contact to the client: daughter, neighbour, carer */
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
            /** @description IBAN to which the client gets money back */
            refundAccount?: string | null;
            /** @description Holder of that account; the client when empty */
            refundHolder?: string | null;
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
             * @description Mobility of the client; on creation, default on foot
             * @enum {string}
             */
            mobility: "foot" | "wheelchair" | "stretcher";
            /** @description A companion travels with the client */
            companion: boolean;
            /** @description The client agrees to ride with other clients, where plans may share rides */
            sharesRides: boolean;
            /** @description The client agrees to get messages about trips on the mobile phone */
            messages: boolean;
            /** @description There is a problem with the client, see comment */
            problem: boolean;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel: "mail" | "post" | "none" | null;
            /** @description Mutuality of the client, often one of the insurers */
            mutuality: string | null;
            /** @description Alternative name on the invoice */
            invoiceName: string | null;
            /** @description Alternative address on the invoice */
            invoiceAddress: string | null;
            /** @description Box number of the invoice address */
            postbox2: string | null;
            /**
             * Format: email
             * @description Mail address for invoices, where it is not that of the client
             */
            invoiceEmail: string | null;
            /** @description Number of the record */
            id: number;
            /** @description The client was anonymised; the record stays because of its invoices */
            anonymised: boolean;
        };
        /** @description Client with all fields. */
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
             * @description Mobility of the client; on creation, default on foot
             * @enum {string}
             */
            mobility: "foot" | "wheelchair" | "stretcher";
            /** @description A companion travels with the client */
            companion: boolean;
            /** @description The client agrees to ride with other clients, where plans may share rides */
            sharesRides: boolean;
            /** @description The client agrees to get messages about trips on the mobile phone */
            messages: boolean;
            /** @description There is a problem with the client, see comment */
            problem: boolean;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel: "mail" | "post" | "none" | null;
            /** @description Mutuality of the client, often one of the insurers */
            mutuality: string | null;
            /** @description Alternative name on the invoice */
            invoiceName: string | null;
            /** @description Alternative address on the invoice */
            invoiceAddress: string | null;
            /** @description Box number of the invoice address */
            postbox2: string | null;
            /**
             * Format: email
             * @description Mail address for invoices, where it is not that of the client
             */
            invoiceEmail: string | null;
            /** @description Number of the record */
            id: number;
            /** @description The client was anonymised; the record stays because of its invoices */
            anonymised: boolean;
            /** @description National register number, as typed; a wrong check number shows a warning and never blocks */
            ssn: string | null;
            /** @description History of the client */
            comment: string | null;
            /** @description Member number of the client at the mutuality, as printed on its labels */
            memberNumber: string | null;
            /** @description Family contact */
            contactName: string | null;
            /** @description Relation of the contact to the client: daughter, neighbour, carer */
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
            /** @description IBAN to which the client gets money back */
            refundAccount: string | null;
            /** @description Holder of that account; the client when empty */
            refundHolder: string | null;
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
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel?: string | null;
            /**
             * Format: email
             * @description Mail address of the ward that is told about trips of clients who agree; null for none
             */
            wardEmail?: string | null;
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
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel: string | null;
            /**
             * Format: email
             * @description Mail address of the ward that is told about trips of clients who agree; null for none
             */
            wardEmail: string | null;
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
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
            /** @description Bank account, IBAN */
            bank_account?: string | null;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel?: "mail" | "post" | "none" | null;
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
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Bank account, IBAN */
            bank_account: string | null;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel: "mail" | "post" | "none" | null;
            /** @description Flat fee up to 10 km, in euros; 9 when empty */
            min10km: number | null;
            /** @description Fee for each km beyond 10, in euros; 0.90 when empty */
            plus10km: number | null;
            /** @description Comment */
            comment: string | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description Driver to create or change. Defaults on creation: active true, refreshTime 30. */
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
            /** @description Currently working; the bookings of an inactive driver must be reassigned */
            active?: boolean;
            /** @description Bank account, IBAN */
            bank_account?: string | null;
            /** @description Holder of the account; the driver when empty */
            accountHolder?: string | null;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel?: "mail" | "post" | "none" | null;
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
             * @description Interval between two positions of the app, in seconds
             * @enum {integer}
             */
            refreshTime?: 15 | 30 | 60 | 120;
            /** @description Commission of the company in percent, copied to a booking on assignment */
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
            /** @description Currently working; the bookings of an inactive driver must be reassigned */
            active: boolean;
            /** @description Bank account, IBAN */
            bank_account: string | null;
            /** @description Holder of the account; the driver when empty */
            accountHolder: string | null;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel: "mail" | "post" | "none" | null;
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
             * @description Interval between two positions of the app, in seconds
             * @enum {integer}
             */
            refreshTime: 15 | 30 | 60 | 120;
            /** @description Commission of the company in percent, copied to a booking on assignment */
            commission: number | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description Active driver, summary. */
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
             * @description Interval between two positions of the app, in seconds
             * @enum {integer}
             */
            refreshTime: 15 | 30 | 60 | 120;
            /** @description The car carries a wheelchair */
            carriesWheelchair: boolean;
            /** @description The car carries a stretcher */
            carriesStretcher: boolean;
            /**
             * Format: date
             * @description Last day on which licence, insurance and medical certificate are all valid, if it has passed or is at most 30 days away
             */
            papersUntil: string | null;
        };
        /** @description User to create or change. A staff role requires an e-mail address, which is used to sign in. */
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
            role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
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
            role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
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
            /** @description To be given to the user, shown only once; null when it was sent by e-mail or the role cannot sign in */
            temporaryPassword: string | null;
        };
        /** @description User, summary. */
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
            role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
        };
        /** @description Roles of the users to list. */
        RolesQuery: {
            /** @description Quoted names separated by commas, `'admin','dispatch'`, or a list; an unknown role is refused */
            roles: string | ("client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super")[];
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
        /** @description Tariff code of a mutuality: its forfait for the motive is proposed as the fixed price, never forced. */
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
            /** @description E-mail address, stored unchanged; the list marks invalid ones */
            email_address?: string | null;
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel?: string | null;
            /** @description Street and house number */
            address: string;
            /** @description Postal code, four digits in Belgium */
            zip: string;
            /** @description Locality */
            city: string;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress?: string | null;
            /** @description It has been visited */
            visited?: boolean;
            /** @description Marked */
            marked?: boolean;
            /** @description Member id of the mailing list, null when not subscribed. Changed only by subscribing and unsubscribing; ignored in forms */
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
            /** @description E-mail address, stored unchanged; the list marks invalid ones */
            email_address: string | null;
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel: string | null;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            fullAddress: string | null;
            /** @description It has been visited */
            visited: boolean;
            /** @description Marked */
            marked: boolean;
            /** @description Member id of the mailing list, null when not subscribed. Changed only by subscribing and unsubscribing; ignored in forms */
            subscribed_id: string | null;
            /** @description Number of the record */
            id: number;
        };
        /** @description An address to subscribe. */
        SubscribeForm: {
            /**
             * @description subscribed, or pending until the address confirms; default subscribed
             * @enum {string}
             */
            status?: "subscribed" | "pending";
            /** @description Mailing list; when missing, the configured one */
            list?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email_address: string;
            /** @description Name fields of the member, used in mails */
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
             * @description Current state; pending: the member must confirm by mail first, as the service requires after a voluntary unsubscribe
             * @enum {string}
             */
            status?: "subscribed" | "unsubscribed" | "pending" | "cleaned";
        };
        /** @description A member to unsubscribe. */
        UnsubscribeForm: {
            /** @description Member id */
            id: string;
            /** @description Mailing list; when missing, the configured one */
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
            /** @description The campaign has been sent; null for a template */
            sent: boolean | null;
            /**
             * Format: date-time
             * @description Past or planned time of sending
             */
            send_time: string | null;
            /** @description Picture of a template */
            thumbnail: string | null;
        };
        /** @description Request that changed data. Passwords, tokens and national numbers are never included. */
        LogEntry: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date-time
             * @description Time
             */
            time: string;
            /** @description User */
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
            /** @description operationId of the call; null in old entries */
            operation: string | null;
            /** @description Name of the record at that time, or the e-mail address of a sign-in */
            subject: string | null;
            /**
             * @description Result of a sign-in (done, recovery: done with a recovery code, refused, wrongOtp: wrong second factor, blocked after too many attempts), or the reason why another request was refused: denied (403), limited (429); null otherwise
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
        /** @description Client as typed so far. */
        DuplicateQuestion: {
            /** @description Number of the client itself, if it exists already */
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
        /** @description Possible duplicate of a client. */
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
             * @description Similarity of the names: equal, first and last name swapped, or misspelt; null when the reason is the number
             * @enum {string|null}
             */
            names: "same" | "swapped" | "similar" | null;
            /**
             * @description ssn: same national number, which is certain; the others are probable: with the same birth date, without it at a similar address, or the name only
             * @enum {string}
             */
            reason: "ssn" | "nameAndBirthday" | "nameAndAddress" | "name";
        };
        /** @description Two records of one person. */
        ClientMerge: {
            /** @description Record that remains */
            keep: number;
            /** @description Record that becomes an alias of it */
            remove: number;
            /** @description Fields whose value the user chose; all others keep the remaining record's value, or are taken over if it has none */
            choices?: components["schemas"]["ClientMergeChoice"][];
        };
        /** @description A field or a group of fields, and the record whose value is kept. */
        ClientMergeChoice: {
            /**
             * @description place: the address with its box; invoicePlace: that of the invoice
             * @enum {string}
             */
            field: "lastname" | "firstname" | "birthday" | "ssn" | "place" | "mobile" | "tel" | "email" | "client_from" | "mcode" | "basePrice" | "factuur" | "invoiceName" | "invoicePlace" | "mobility" | "companion" | "sharesRides" | "messages" | "problem" | "language" | "invoiceChannel" | "invoiceEmail" | "mutuality" | "contact" | "doctor" | "refund";
            /**
             * @description Record
             * @enum {string}
             */
            from: "keep" | "remove";
        };
        /** @description Merge that can be undone. */
        ClientMergeRecord: {
            /** @description Number of the record */
            id: number;
            /** @description Number of the record that was merged into this one */
            removed: number;
            /** @description Its name, last name first */
            name: string;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /**
             * Format: date-time
             * @description Time until which it can be undone
             */
            until: string;
            /** @description User who merged, last name first */
            userName: string;
        };
        /** @description A merge to undo. */
        ClientMergeUndo: {
            /** @description Number of the merge */
            id: number;
        };
        /** @description Result of undoing a merge. */
        ClientMergeUndone: {
            /** @description Restored record */
            removed: number;
            /** @description Number of items */
            bookings: number;
            /** @description Number of items */
            invoices: number;
            /** @description Bookings that were invoiced to the remaining record since and stay there */
            stayed: number;
        };
        /** @description Result of a merge. */
        ClientMergeAnswer: {
            /** @description Number of the merge, used to undo it */
            id: number;
            /** @description Number of items */
            bookings: number;
            /** @description Number of items */
            invoices: number;
        };
        /** @description Full national number. */
        NationalNumberAnswer: {
            /** @description As typed; null when there is none */
            ssn: string | null;
        };
        /** @description Trip of a client, summary. */
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
            /** @description Name of the destination */
            destination_name: string | null;
            /** @description First and last name of the driver */
            driver_name: string | null;
            /** @description Calculated amount, in euros */
            amount: number | null;
        };
        /** @description A client with what a dispatcher needs during a call. */
        ClientCard: {
            client: components["schemas"]["Client"];
            /** @description Pending trips from today on, the soonest first; without their distances */
            next: components["schemas"]["BookingRow"][];
            /** @description Number of all of them */
            nextCount: number;
            /** @description Earlier, closed, unfounded and canceled trips, the latest first; without their distances */
            last: components["schemas"]["BookingRow"][];
            /** @description Null without a trip */
            usual: components["schemas"]["UsualTrip"] | null;
            /** @description Null for users who may not see invoices */
            open: components["schemas"]["OpenInvoices"] | null;
            /** @description The last SMS to the number of the client did not reach a phone */
            unreachable: boolean;
        };
        /** @description Values with which a new booking of the client starts. */
        UsualTrip: {
            /** @description Most frequent destination */
            destinationId: number;
            /** @description Its name */
            destination_name: string | null;
            /** @description Active driver with most trips there, null when none has two */
            driverId: number | null;
            /** @description Last and first name, as in lists */
            driver_name: string | null;
            /** @description Insurer of most trips there */
            insuranceId: number | null;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Mobility of the client on this trip; null means the client's default
             * @enum {string|null}
             */
            mobility: "foot" | "wheelchair" | "stretcher" | null;
            /** @description Companion on most trips there; null means the client's default */
            companion: boolean | null;
        };
        /** @description What a client has not paid yet. */
        OpenInvoices: {
            /** @description Number of invoices */
            count: number;
            /** @description Their open amount, in euros */
            amount: number;
        };
        /** @description A caller's number. */
        PhoneQuestion: {
            /** @description Phone number in any notation */
            tel: string;
        };
        /** @description A client whom a phone number may belong to. */
        Caller: {
            /** @description Number of the record */
            id: number;
            /** @description Short text */
            firstname: string;
            /** @description Short text */
            lastname: string;
            /**
             * Format: date
             * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
             */
            birthday: string | null;
            /** @description Short text */
            city: string | null;
            /** @description The number is that of the family contact */
            contact: boolean;
        };
        /** @description Invoice of a client, summary. */
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
        /** @description All stored data about a person. */
        ClientData: {
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            exportedAt: string;
            client: components["schemas"]["Client"];
            /** @description Former numbers of the record */
            aliases: number[];
            /** @description All trips */
            trips: components["schemas"]["BookingRow"][];
            /** @description All invoices */
            invoices: components["schemas"]["ClientInvoiceSummary"][];
            /** @description All documents; each is downloaded separately */
            documents: components["schemas"]["ClientDocument"][];
            /** @description Read access and changes of the record, with user and time */
            log: components["schemas"]["LogEntry"][];
        };
        /** @description A document of a client, without its content. */
        ClientDocument: {
            /** @description Number of the record */
            id: number;
            /** @description Name of the file */
            name: string;
            /**
             * @description Kind of a client's document: prescription, approval of the mutuality, medical certificate, proof of identity, letter, other
             * @enum {string}
             */
            kind: "prescription" | "agreement" | "certificate" | "identity" | "letter" | "other";
            /**
             * @description Media type, from the content
             * @enum {string}
             */
            contentType: "application/pdf" | "image/jpeg" | "image/png";
            /** @description Bytes */
            size: number;
            /**
             * Format: date-time
             * @description Time of the upload
             */
            at: string;
            /** @description User who uploaded it */
            userName: string;
        };
        /** @description Client to anonymise, with the exact last name as a safety check. */
        ClientAnonymisation: {
            /** @description Number of the record */
            id: number;
            /** @description Exact last name */
            lastname: string;
        };
        /** @description Marked slots of a driver on several days. */
        AvailabilityDays: {
            /** @description Driver */
            driverId: number;
            /** @description The days; each date once */
            days: {
                /**
                 * Format: date
                 * @description Local date in Europe/Brussels, YYYY-MM-DD, 1900 to 2199
                 */
                date: string;
                /** @description Slots in which the driver is NOT available; empty means free all day; null removes the day override, so that leave and pattern apply again */
                available: string | null;
            }[];
        };
        /** @description Weekly pattern and periods of leave of a driver. */
        AvailabilityPattern: {
            /** @description Monday to Sunday: slots in which the driver is NOT available */
            weekdays: string[];
            /** @description Periods of leave */
            leave: components["schemas"]["LeavePeriod"][];
        };
        /** @description Period of leave of a driver. */
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
        /** @description Notification and its delivery state. */
        SentNotification: {
            /** @description Id of the notification */
            id: string;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /**
             * @description Message, or bookings to answer
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
             * @description Time of the last state change
             */
            changedAt: string;
            /**
             * @description Reason of the failure: not seen in time, or refused by the delivery service
             * @enum {string|null}
             */
            error: "expired" | "unreachable" | null;
            /** @description First and last name of the sender */
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
            /** @description Care center with this address */
            carecenterId: number | null;
        };
        /** @description Company profile, used by invoices and rules. Each property is the setting of that name. */
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
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
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
            /** @description Sentence about VAT in Dutch; without it the one for all languages */
            companyVatNl?: string | null;
            /** @description Sentence about VAT in English; without it the one for all languages */
            companyVatEn?: string | null;
            /** @description Payment terms in Dutch; without it the one for all languages */
            invoiceTextNl?: string | null;
            /** @description Payment terms in English; without it the one for all languages */
            invoiceTextEn?: string | null;
            /** @description Text of a reminder in Dutch; without it the one for all languages */
            reminderTextNl?: string | null;
            /** @description Text of a reminder in English; without it the one for all languages */
            reminderTextEn?: string | null;
            /** @description Text of a formal notice in Dutch; without it the one for all languages */
            noticeTextNl?: string | null;
            /** @description Text of a formal notice in English; without it the one for all languages */
            noticeTextEn?: string | null;
            /**
             * @description Language of documents and messages for those whose record names none; French by default
             * @enum {string}
             */
            documentLanguage?: "fr" | "nl" | "en";
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
             * @description Line of the payment QR code that contains the communication: 10 as digits, or 11 as text
             * @enum {string}
             */
            epcReference: "structured" | "text";
            /** @description Invoices of insurers print the national number of each patient. Off by default */
            showNationalNumber?: boolean;
        };
        /** @description The logo of documents. */
        CompanyLogo: {
            /** @description Link of the image, valid for some minutes; null for no logo */
            imageUrl: string | null;
            /** @description Name of the uploaded file */
            name: string | null;
            /**
             * Format: date-time
             * @description Upload or removal
             */
            at: string | null;
        };
        /** @description Steps of setting up an organisation. */
        Setup: {
            /** @description Whether the home page shows them no longer */
            dismissed: boolean;
            /** @description All steps */
            steps: {
                /**
                 * @description What is set up; the last seven are configured where the server runs
                 * @enum {string}
                 */
                step: "company" | "logo" | "users" | "tariffs" | "drivers" | "insurers" | "clients" | "mailOut" | "mailbox" | "booqit" | "addresses" | "routes" | "sms" | "backup";
                /** @description Whether nothing is left to do */
                done: boolean;
                /** @description Fields of the company profile that are still empty; for the step company alone */
                missing: ("companyName" | "companyAddress" | "companyNumber" | "companyBank" | "companyEmail")[];
                /**
                 * Format: date-time
                 * @description Last backup, for the step backup alone; done while it is at most a week old
                 */
                at: string | null;
            }[];
        };
        /** @description Whether the steps are shown on the home page. */
        SetupDismissal: {
            /** @description Whether the home page shows them no longer */
            dismissed: boolean;
        };
        /** @description A change of one setting. */
        SettingChange: {
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User who changed it, last name first */
            by: string | null;
            /** @description Name of the setting */
            variable: string;
            /** @description Previous value; null when it did not exist */
            before: string | null;
            /** @description New value */
            after: string | null;
        };
        /** @description URL parameter of a list. */
        ListViewParam: {
            /** @description Name */
            name: string;
            /** @description Value, decoded */
            value: string;
        };
        /** @description Columns of a list. Unknown columns are ignored. */
        ListViewColumns: {
            /** @description Shown though hidden by default */
            shown: string[];
            /** @description Hidden though shown by default */
            hidden: string[];
            /** @description Order, empty for the default */
            order: string[];
        };
        /** @description A view to save. */
        ListViewForm: {
            /** @description Name */
            name: string;
            /** @description Search, filters, sort and other state that the list keeps in its URL, without page, period and open record. Unknown parameters are ignored */
            params: components["schemas"]["ListViewParam"][];
            columns: components["schemas"]["ListViewColumns"];
            /**
             * @description Role with which it is shared, null for nobody
             * @enum {string|null}
             */
            role?: "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super" | null;
            /** @description List of the view */
            list: string;
        };
        /** @description Change of a view. Missing fields keep their value. */
        ListViewChange: {
            /** @description Name */
            name?: string;
            /** @description Search, filters, sort and other state that the list keeps in its URL, without page, period and open record. Unknown parameters are ignored */
            params?: components["schemas"]["ListViewParam"][];
            columns?: components["schemas"]["ListViewColumns"];
            /**
             * @description Role with which it is shared, null for nobody
             * @enum {string|null}
             */
            role?: "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super" | null;
        };
        /** @description Named view of a list: its content and layout. */
        ListView: {
            /** @description Name */
            name: string;
            /** @description Search, filters, sort and other state that the list keeps in its URL, without page, period and open record. Unknown parameters are ignored */
            params: components["schemas"]["ListViewParam"][];
            columns: components["schemas"]["ListViewColumns"];
            /**
             * @description Role with which it is shared, null for nobody
             * @enum {string|null}
             */
            role: "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super" | null;
            /** @description Number of the record */
            id: number;
            /** @description List of the view */
            list: string;
            /** @description The view belongs to the user */
            isOwn: boolean;
            /** @description Default view of the user's list */
            isDefault: boolean;
            /** @description Owner */
            owner: string;
        };
        /** @description Default view of a list. */
        DefaultViewForm: {
            /** @description List */
            list: string;
            /** @description Number of the view, null for none */
            id: number | null;
        };
        /** @description Result for one record. */
        RecordBulkResult: {
            /** @description Number of the record */
            id: number;
            /**
             * @description Result
             * @enum {string}
             */
            result: "changed" | "unchanged" | "refused";
            /** @description Reason of the refusal */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description Fields of M-codes that a bulk change can set. */
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
            /** @description Each record with its own change */
            records: components["schemas"]["MCodeBulkRecord"][];
        };
        /** @description A change of one of several M-codes. */
        MCodeBulkRecord: {
            /** @description Number of the record */
            id: number;
            changes: components["schemas"]["MCodeBulkFields"];
            seen: components["schemas"]["MCodeBulkFields"];
        };
        /** @description Fields of care centers that a bulk change can set. */
        CareCenterBulkFields: {
            /** @description It has been visited */
            visited?: boolean;
            /** @description Marked */
            marked?: boolean;
        };
        /** @description Changes of several care centers. */
        CareCenterBulkChange: {
            /** @description Each record with its own change */
            records: components["schemas"]["CareCenterBulkRecord"][];
        };
        /** @description A change of one of several care centers. */
        CareCenterBulkRecord: {
            /** @description Number of the record */
            id: number;
            changes: components["schemas"]["CareCenterBulkFields"];
            seen: components["schemas"]["CareCenterBulkFields"];
        };
        /** @description Fields of clients that a bulk change can set. */
        ClientBulkFields: {
            /** @description M-code, the tariff code of the mutuality */
            mcode?: string | null;
            /** @description Mutuality of the client */
            mutuality?: string | null;
            /**
             * @description Language of the documents that are sent; null means that of the organisation
             * @enum {string|null}
             */
            language?: "fr" | "nl" | "en" | null;
            /**
             * @description Way in which documents reach the payer; null means by mail if there is a mail address, else by post
             * @enum {string|null}
             */
            invoiceChannel?: "mail" | "post" | "none" | null;
            /** @description Base price agreed with the client, in euros */
            basePrice?: number | null;
            /** @description Pays by invoice */
            factuur?: boolean;
            /**
             * @description Mobility of the client: on foot, in a wheelchair, on a stretcher
             * @enum {string}
             */
            mobility?: "foot" | "wheelchair" | "stretcher";
            /** @description A companion travels with the client */
            companion?: boolean;
            /** @description The client agrees to ride with other clients, where plans may share rides */
            sharesRides?: boolean;
            /** @description There is a problem with the client */
            problem?: boolean;
        };
        /** @description Changes of several clients. */
        ClientBulkChange: {
            /** @description Each record with its own change */
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
         * @description Kind of record to import
         * @enum {string}
         */
        RecordImportKind: "clients" | "drivers" | "destinations" | "insurances" | "carecenters" | "mcodes" | "bookings" | "standingOrders" | "users";
        /**
         * @description Kind of record, or `transactions` for bank statements
         * @enum {string}
         */
        ImportKind: "clients" | "drivers" | "destinations" | "insurances" | "carecenters" | "mcodes" | "bookings" | "standingOrders" | "users" | "transactions";
        /** @description Values by field, as in the body of the creation; unreadable values are the text of the file. */
        ImportValues: {
            [key: string]: string | number | boolean | null;
        };
        /** @description One row of a file. */
        ImportSource: {
            /** @description Row in the file */
            row: number;
            values: components["schemas"]["ImportValues"];
        };
        /** @description Row of a file, with its action. */
        ImportRow: {
            /** @description Row in the file */
            row: number;
            values: components["schemas"]["ImportValues"];
            /**
             * @description create: even if a possible duplicate exists; update: changes the record `recordId`, only the values of the row
             * @enum {string}
             */
            choice?: "create" | "skip" | "update";
            /** @description Record that `update` changes */
            recordId?: number;
        };
        /** @description Rows to check. */
        ImportPreview: {
            /** @description Rows, not necessarily all of the file */
            rows: components["schemas"]["ImportSource"][];
        };
        /** @description Possible duplicate. */
        ImportDuplicate: {
            /** @description Number of the record */
            id: number;
            /** @description Its name */
            name: string;
            /** @description Birth date or address */
            detail: string | null;
            /**
             * @description Match: number of the record with its name or without, national number, names with birth date or address, name, company number, M-code, trip, e-mail address
             * @enum {string}
             */
            reason: "record" | "recordNumber" | "ssn" | "nameAndBirthday" | "nameAndAddress" | "name" | "number" | "code" | "trip" | "email";
        };
        /** @description Findings for a row. */
        ImportCheck: {
            /** @description Row in the file */
            row: number;
            /** @description Refused fields */
            fields: components["schemas"]["ProblemField"][];
            /** @description Fields that are accepted but should be checked: an unknown address */
            notices?: components["schemas"]["ProblemField"][];
            /** @description Wrong values of optional fields: the row is valid without them */
            leftOut?: components["schemas"]["ProblemField"][];
            /** @description Possible duplicates */
            duplicates: components["schemas"]["ImportDuplicate"][];
            /** @description Values to send with the row: position of its address, postal code or town from each other, numbers of the records it refers to */
            values: components["schemas"]["ImportValues"];
        };
        /** @description Headings of a file, with what was chosen for them: the next file with these headings is read the same way. */
        ImportShape: {
            /** @description Headings of the columns */
            headings: string[];
            /** @description Field of each column, null for one that is not imported */
            columns: (string | null)[];
            /** @description Values chosen for texts of the file */
            words: {
                /** @description Field */
                field: string;
                /** @description Text of the file */
                text: string;
                /** @description Value, null to leave it out */
                value: string | number | boolean | null;
            }[];
        };
        /** @description Rows to import. */
        ImportOrder: {
            /** @description Name of the file */
            source: string;
            shape?: components["schemas"]["ImportShape"];
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
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User who imported, last name first */
            userName: string;
            /** @description Records created */
            created: number;
            /** @description Records changed */
            updated: number;
            /** @description Rows skipped */
            skipped: number;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            undoneAt: string | null;
            /** @description User who undid it */
            undoneBy: string | null;
            /** @description In the answer of an import of users only: the temporary passwords of staff, shown once */
            passwords?: {
                /** @description Row in the file */
                row: number;
                /** @description Name, last name first */
                name: string;
                /** @description Address to sign in */
                email: string;
                /** @description Temporary password, to be given to the user */
                password: string;
            }[];
        };
        /** @description An import to undo. */
        ImportUndo: {
            /** @description Number of the record */
            id: number;
            /** @description Skip records that were changed or referenced since, and undo the rest */
            partial?: boolean;
        };
        /** @description Result of an undo. */
        ImportUndone: {
            /** @description Records deleted */
            deleted: number;
            /** @description Records restored to their previous values */
            restored: number;
            /** @description Records that stay, because they were changed or are referenced */
            kept: number;
        };
        /** @description Bookings of one status, without archived ones and those on an active invoice of the kind. */
        WalletStatusQuery: {
            /**
             * @description Booking status; when missing, 1 (closed)
             * @enum {integer}
             */
            status?: 0 | 1 | 2 | 3;
        };
        /** @description Bookings of one status in a range of days, without archived ones and those on an active invoice of the kind. */
        WalletRangeQuery: {
            /**
             * @description Booking status; when missing, 1 (closed)
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
             * @description Last day, not before the first; when missing, the first
             */
            endDate?: string | null;
        };
        /** @description Bookings of a driver of one status in a range of days. */
        DriverWalletBookingsQuery: {
            /**
             * @description Booking status; when missing, 1 (closed)
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
             * @description Last day, not before the first; when missing, the first
             */
            endDate?: string | null;
            /** @description Driver */
            driverId: number;
        };
        /** @description Bookings of a client of one status in a range of days. */
        ClientWalletBookingsQuery: {
            /**
             * @description Booking status; when missing, 1 (closed)
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
             * @description Last day, not before the first; when missing, the first
             */
            endDate?: string | null;
            /** @description Client */
            clientId: number;
        };
        /** @description Bookings of an insurance body of one status in a range of days. */
        InsuranceWalletBookingsQuery: {
            /**
             * @description Booking status; when missing, 1 (closed)
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
             * @description Last day, not before the first; when missing, the first
             */
            endDate?: string | null;
            /** @description Insurance body */
            insuranceId: number;
        };
        /** @description Totals of a driver; the total on the page is the sum of amount minus commission. */
        DriverWallet: {
            /** @description Number of the driver */
            id: number;
            /** @description Number of the driver, repeated */
            driverId: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description Price and waiting, in euros */
            amount: number;
            /** @description Commission of the company in euros, rounded for each booking */
            commission: number;
            /** @description Number of bookings */
            bookings: number;
            /** @description Driver prices, in euros */
            price: number;
            /** @description Waiting, in euros */
            waitprice: number;
            /** @description Parking, in euros; not part of amount */
            ticket_price: number;
        };
        /** @description Range of days of cash books. */
        DriverCashQuery: {
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, the first one when missing
             */
            endDate?: string | null;
        };
        /** @description Range of days of the cash book of a driver. */
        DriverCashLinesQuery: {
            /** @description Driver */
            driverId: number;
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, the first one when missing
             */
            endDate?: string | null;
        };
        /** @description Cash of a driver in a range of days; balance is opening plus collected, less settled and handed over. */
        DriverCash: {
            /** @description Number of the driver */
            id: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description Balance before the first day, in euros */
            opening: number;
            /** @description Cash of closed bookings, in euros */
            collected: number;
            /** @description Cash that live settlements deduct, in euros */
            settled: number;
            /** @description Cash handed over, in euros */
            handedOver: number;
            /** @description Still to be handed over after the last day, in euros; negative when more was handed over and deducted */
            balance: number;
        };
        /** @description Line of a cash book. */
        DriverCashLine: {
            type: components["schemas"]["DriverCashLineType"];
            /** @description Number of the booking, settlement or handover; null for the balance before */
            id: number | null;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Time of a booking */
            time: string | null;
            /** @description Client of a booking, or who received the cash */
            name: string | null;
            /** @description Remark of a handover */
            remark: string | null;
            /** @description Euros, negative when the cash left the driver */
            amount: number;
            /** @description Balance after the line, in euros */
            balance: number;
        };
        /**
         * @description Balance before, booking, settlement or handover
         * @enum {string}
         */
        DriverCashLineType: "opening" | "trip" | "settlement" | "handover";
        /** @description Cash that a driver handed over. */
        DriverHandoverForm: {
            /** @description Driver */
            driverId: number;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Euros, above 0 */
            amount: number;
            /** @description Who received it */
            receivedBy: string;
            /** @description Remark */
            remark?: string | null;
        };
        /** @description Cash that a driver handed over. */
        DriverHandover: {
            /** @description Number of the record */
            id: number;
            /** @description Driver */
            driverId: number;
            /** @description Last name of the driver */
            lastname: string | null;
            /** @description First name of the driver */
            firstname: string | null;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Euros, above 0 */
            amount: number;
            /** @description Who received it */
            receivedBy: string;
            /** @description Remark */
            remark: string | null;
        };
        /** @description Deleted handover. */
        DriverHandoverRestore: {
            /** @description Handover */
            id: number;
        };
        /** @description Totals of a client for one way of payment, invoice or cash. */
        ClientWallet: {
            /** @description Number of the client */
            id: number;
            /** @description Number of the client, repeated */
            clientId: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description Number of bookings */
            bookings: number;
            /** @description By invoice; otherwise cash */
            factuur: boolean;
            /** @description Prices, in euros */
            price: number;
            /** @description Waiting, in euros */
            waitprice: number;
            /** @description Parking, in euros */
            ticket_price: number;
        };
        /** @description Totals of an insurance body; the total on the page is the sum of amount minus patientAmount. */
        InsuranceWallet: {
            /** @description Number of the insurance body */
            id: number;
            /** @description Number of the insurance body, repeated */
            insuranceId: number;
            /** @description Name */
            name: string | null;
            /** @description Number of bookings */
            bookings: number;
            /** @description Gross amount, in euros */
            amount: number;
            /** @description Shares of the patients, in euros */
            patientAmount: number;
        };
        /** @description Id and number of an invoice; printed with six digits. */
        InvoiceId: {
            /** @description Number of the record */
            id: number;
        };
        /** @description Head of a new driver settlement. */
        DriverInvoiceHead: {
            /** @description Number shown to the user; the response contains the allocated one */
            id?: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount in euros, validated against the bookings */
            amount: number;
            /** @description By invoice; otherwise cash */
            factuur?: boolean;
            /** @description Driver */
            driverId: number;
            /** @description Client, when the settlement is for one client only */
            clientId?: number | null;
        };
        /** @description Head of a new client invoice. */
        ClientInvoiceHead: {
            /** @description Number shown to the user; the response contains the allocated one */
            id?: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount in euros, validated against the bookings */
            amount: number;
            /** @description By invoice; otherwise cash */
            factuur?: boolean;
            /** @description Client */
            clientId: number;
        };
        /** @description Head of a new insurance invoice. */
        InsuranceInvoiceHead: {
            /** @description Number shown to the user; the response contains the allocated one */
            id?: number | null;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount in euros, validated against the bookings */
            amount: number;
            /** @description By invoice; otherwise cash */
            factuur?: boolean;
            /** @description Insurance body */
            insuranceId: number;
            /** @description Client, when the invoice is about one client only */
            clientId?: number | null;
        };
        /** @description New driver settlement. */
        DriverInvoiceForm: {
            /** @description Confirms a date that is before the last number of the series, in another year than today, or after today; without it the request is refused (409 `document.date` on the date field, with the reason) */
            confirmDate?: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            invoice: components["schemas"]["DriverInvoiceHead"];
        };
        /** @description New client invoice. */
        ClientInvoiceForm: {
            /** @description Confirms a date that is before the last number of the series, in another year than today, or after today; without it the request is refused (409 `document.date` on the date field, with the reason) */
            confirmDate?: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            invoice: components["schemas"]["ClientInvoiceHead"];
        };
        /** @description New insurance invoice. */
        InsuranceInvoiceForm: {
            /** @description Confirms a date that is before the last number of the series, in another year than today, or after today; without it the request is refused (409 `document.date` on the date field, with the reason) */
            confirmDate?: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
            invoice: components["schemas"]["InsuranceInvoiceHead"];
        };
        /** @description Invoices of one status in a range of days. */
        InvoiceRangeQuery: {
            /**
             * @description Invoice status, default 0; active lists return 0 and 2 for 0, archives return 1
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
             * @description Last day, not before the first; when missing, the first
             */
            endDate?: string | null;
        };
        /** @description New status: 1 moves the invoice to the archive, 0 and 2 move it back. */
        InvoiceStatusUpdate: {
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Reason for closing with an open or overpaid amount, which is written off; without it the request is refused (409 `invoice.open`) */
            reason?: string | null;
        };
        /** @description New status or reminder level. */
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
             * @description Level shown when the new one was chosen: if another user has changed it, theirs is kept (409 `reminder.changed`)
             * @enum {integer}
             */
            recallBefore?: 0 | 1 | 2 | 3;
            /** @description Reason for a reminder before its day (otherwise 409 `reminder.early`), or for closing with an open or overpaid amount, which is written off (otherwise 409 `invoice.open`) */
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
             * @description Due date, by the payment term of the organisation at its creation
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount minus credited and paid; of the opposite sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            sent?: components["schemas"]["SentMarkOrNull"];
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
            /** @description Alternative name on the invoice */
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
             * @description Due date, by the payment term of the organisation at its creation
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount minus credited and paid; of the opposite sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            sent?: components["schemas"]["SentMarkOrNull"];
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
            /** @description By invoice; otherwise cash */
            factuur: boolean;
            /** @description Numbers of the bookings on it */
            bookings: number[];
        };
        /** @description An invoice to an insurance body. */
        InsuranceInvoice: {
            /**
             * Format: date
             * @description Due date, by the payment term of the organisation at its creation
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount minus credited and paid; of the opposite sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            sent?: components["schemas"]["SentMarkOrNull"];
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
            /** @description Purpose */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description URL of the receipt, valid for minutes; derived from itemKey, ignored in requests */
            imageUrl?: string | null;
            /** @description Media type of the receipt, PDF or image; derived from itemKey, ignored in requests */
            contentType?: string | null;
            /** @description Storage key of the receipt, as returned by its upload; null for none */
            itemKey?: string | null;
            /** @description Category of the register */
            categoryId?: number | null;
            /** @description Supplier; of an insert whoever pays */
            supplierId?: number | null;
            /**
             * @description Paid by bank or cash, or still to pay (open); null when unknown
             * @enum {string|null}
             */
            paidFrom?: "bank" | "cash" | "open" | null;
            /**
             * Format: date
             * @description Day of the payment; null for the day of the record
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description Day by which it is to be paid, not before its day
             */
            dueDate?: string | null;
            /** @description Communication of the payment: a structured one (returned as +++100/0123/00038+++), or a text */
            reference?: string | null;
            /** @description Number that the supplier gave the invoice, once for each supplier */
            invoiceNumber?: string | null;
            /** @description Amount spent, in euros */
            price?: number | null;
        };
        /** @description Money spent. */
        Expense: {
            /** @description Name */
            name: string;
            /** @description Purpose */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description URL of the receipt, valid for minutes; derived from itemKey, ignored in requests */
            imageUrl: string | null;
            /** @description Media type of the receipt, PDF or image; derived from itemKey, ignored in requests */
            contentType: string | null;
            /** @description Storage key of the receipt, as returned by its upload; null for none */
            itemKey: string | null;
            /** @description Category of the register */
            categoryId: number | null;
            /** @description Supplier; of an insert whoever pays */
            supplierId: number | null;
            /**
             * @description Paid by bank or cash, or still to pay (open); null when unknown
             * @enum {string|null}
             */
            paidFrom: "bank" | "cash" | "open" | null;
            /**
             * Format: date
             * @description Day of the payment; null for the day of the record
             */
            paidOn: string | null;
            /**
             * Format: date
             * @description Day by which it is to be paid, not before its day
             */
            dueDate: string | null;
            /** @description Communication of the payment: a structured one (returned as +++100/0123/00038+++), or a text */
            reference: string | null;
            /** @description Number that the supplier gave the invoice, once for each supplier */
            invoiceNumber: string | null;
            /** @description Number of the record */
            id: number;
            /** @description Parking receipt from which it was created */
            ticketId: string | null;
            /** @description Amount spent, in euros */
            price: number | null;
        };
        /** @description An incoming amount to create or change. */
        InsertForm: {
            /** @description Name */
            name: string;
            /** @description Purpose */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description URL of the receipt, valid for minutes; derived from itemKey, ignored in requests */
            imageUrl?: string | null;
            /** @description Media type of the receipt, PDF or image; derived from itemKey, ignored in requests */
            contentType?: string | null;
            /** @description Storage key of the receipt, as returned by its upload; null for none */
            itemKey?: string | null;
            /** @description Category of the register */
            categoryId?: number | null;
            /** @description Supplier; of an insert whoever pays */
            supplierId?: number | null;
            /**
             * @description Paid by bank or cash, or still to pay (open); null when unknown
             * @enum {string|null}
             */
            paidFrom?: "bank" | "cash" | "open" | null;
            /**
             * Format: date
             * @description Day of the payment; null for the day of the record
             */
            paidOn?: string | null;
            /**
             * Format: date
             * @description Day by which it is to be paid, not before its day
             */
            dueDate?: string | null;
            /** @description Communication of the payment: a structured one (returned as +++100/0123/00038+++), or a text */
            reference?: string | null;
            /** @description Number that the supplier gave the invoice, once for each supplier */
            invoiceNumber?: string | null;
            /** @description Amount received, in euros */
            amount?: number | null;
        };
        /** @description Money received. */
        Insert: {
            /** @description Name */
            name: string;
            /** @description Purpose */
            description: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description URL of the receipt, valid for minutes; derived from itemKey, ignored in requests */
            imageUrl: string | null;
            /** @description Media type of the receipt, PDF or image; derived from itemKey, ignored in requests */
            contentType: string | null;
            /** @description Storage key of the receipt, as returned by its upload; null for none */
            itemKey: string | null;
            /** @description Category of the register */
            categoryId: number | null;
            /** @description Supplier; of an insert whoever pays */
            supplierId: number | null;
            /**
             * @description Paid by bank or cash, or still to pay (open); null when unknown
             * @enum {string|null}
             */
            paidFrom: "bank" | "cash" | "open" | null;
            /**
             * Format: date
             * @description Day of the payment; null for the day of the record
             */
            paidOn: string | null;
            /**
             * Format: date
             * @description Day by which it is to be paid, not before its day
             */
            dueDate: string | null;
            /** @description Communication of the payment: a structured one (returned as +++100/0123/00038+++), or a text */
            reference: string | null;
            /** @description Number that the supplier gave the invoice, once for each supplier */
            invoiceNumber: string | null;
            /** @description Number of the record */
            id: number;
            /** @description Parking receipt from which it was created */
            ticketId: string | null;
            /** @description Amount received, in euros */
            amount: number | null;
        };
        /**
         * @description Register of money
         * @enum {string}
         */
        MoneyRegister: "expense" | "inserts";
        /** @description A supplier to create or change. */
        SupplierForm: {
            /** @description Name */
            name: string;
            /** @description Enterprise number, checked by its last two digits; returned as 0566.988.259 */
            cn?: string | null;
            /** @description IBAN, checked; returned without spaces */
            bank_account?: string | null;
            /** @description Street and house number */
            address?: string | null;
            /** @description Postal code, four digits in Belgium */
            zip?: string | null;
            /** @description Locality */
            city?: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email?: string | null;
        };
        /** @description Organisation or person that is paid, or pays. */
        Supplier: {
            /** @description Number of the record */
            id: number;
            /** @description Name */
            name: string;
            /** @description Enterprise number, as in 0566.988.259 */
            cn: string | null;
            /** @description IBAN, without spaces */
            bank_account: string | null;
            /** @description Street and house number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
        };
        /** @description A category to create or change. */
        MoneyCategoryForm: {
            /** @description Register to which it belongs; stays while records use it */
            register: components["schemas"]["MoneyRegister"];
            /** @description Name, once in the register */
            name: string;
            /** @description General account of the PCMN */
            account?: string | null;
        };
        /** @description Category of expenses, or of inserts. */
        MoneyCategory: {
            /** @description Number of the record */
            id: number;
            register: components["schemas"]["MoneyRegister"];
            /** @description Name */
            name: string;
            /** @description General account of the PCMN */
            account: string | null;
        };
        /** @description A year, or a period of any length: `from` and `to` take precedence over `date`. One of them is required. */
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
        /** @description Totals of all time or of a period, in euros. cash and factuur split the sales by way of payment; invoiced is the sum of the invoices to clients and insurers dated in it, minus the credit notes. */
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
        /** @description Total in euros, may exceed the limit of a single amount. */
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
        /** @description Figures of a day; profit is the company's share, the rest of amount is the drivers'. */
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
        /** @description Three lists: the total amount and the late amount of clients and insurance bodies, and the amount by client. Driver settlements and write-offs are not included. */
        Unpaid: [
            components["schemas"]["UnpaidAmount"][],
            components["schemas"]["UnpaidAmount"][],
            components["schemas"]["UnpaidClient"][]
        ];
        /** @description An unpaid amount. */
        UnpaidAmount: {
            amount: components["schemas"]["StatsMoney"];
        };
        /** @description Unpaid amount of a client. */
        UnpaidClient: {
            /** @description Client */
            clientId: number;
            /** @description Last name */
            lastname: string | null;
            /** @description First name */
            firstname: string | null;
            amount: components["schemas"]["StatsMoney"];
        };
        /** @description Kind of invoices, and a period of at most a year. */
        MonthEndQuery: {
            /**
             * @description Kind of recipient
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
            /** @description Bookings to invoice although the checklist reports a problem */
            chosen?: number[];
        };
        /** @description Preview of the invoices of a period. */
        MonthEndPreview: {
            /** @description Last invoice of the kind; missing before the first */
            last?: components["schemas"]["LastInvoice"];
            /** @description By name */
            invoices: components["schemas"]["MonthEndInvoice"][];
            /** @description Bookings of the period that are on none of the invoices */
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
        /** @description Invoice of a preview. */
        MonthEndInvoice: {
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of the recipient */
            name: string;
            /** @description Amount of the invoice, including the fee if there is one */
            amount: number;
            /** @description In the order of the invoice */
            lines: components["schemas"]["MonthEndLine"][];
        };
        /** @description Booking on an invoice of a preview. */
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
            /** @description Amount of its line, without parking */
            amount: number;
            /** @description Parking added to the invoice of a client; missing for others, which charge none */
            parking?: number;
            /** @description Reasons why it is left out; for an invoiced line, the problems from the checklist */
            reasons: components["schemas"]["MonthEndReason"][];
        };
        /** @description Booking that is on no invoice, with the reasons. */
        MonthEndLeftOut: {
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of the payer */
            payer: string;
            /** @description Can still be invoiced when the user selects it */
            choosable: boolean;
            line: components["schemas"]["MonthEndLine"];
        };
        /**
         * @description The first three are from the checklist. negative: the amount is below zero; nothing: the amount of the whole invoice is zero
         * @enum {string}
         */
        MonthEndReason: "noCertificate" | "noTransportNumber" | "zeroAmount" | "archived" | "notClosed" | "noAddress" | "negative" | "repeated" | "nothing";
        /** @description New invoices. */
        InvoicesForm: {
            /**
             * @description Kind of recipient
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /**
             * Format: date
             * @description Date of all of them
             */
            date: string;
            /** @description Confirms a date that is before the last number of the series, in another year than today, or after today; without it the request is refused (409 `document.date` on the date field, with the reason) */
            confirmDate?: boolean;
            /** @description Each booking is on one of them at most */
            invoices: components["schemas"]["InvoiceToMake"][];
        };
        /** @description New invoice, from a preview. */
        InvoiceToMake: {
            /** @description Chosen by the caller for one attempt: the same key never creates two invoices; with another body it is refused (409 `idempotency.reused`) */
            key: string;
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Amount of the preview; if it differs from the computed one, the invoice is refused with both figures (409 `invoice.amount`) */
            amount: number;
            /** @description Numbers of the bookings on it */
            bookings: number[];
        };
        /** @description Result for one invoice. */
        InvoiceResult: {
            /** @description The value sent */
            payerId: number;
            /** @description Allocated number, null when it was refused */
            id: number | null;
            /** @description Reason of the refusal */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description Recipient of a document. */
        InvoicePayer: {
            /** @description Number of the client, the driver or the insurance body */
            id: number;
            /** @description Name; empty once the client is anonymised */
            name: string;
            /** @description Address on one line, including the box number */
            address: string | null;
            /** @description Postal code, four digits in Belgium */
            zip: string | null;
            /** @description Locality */
            city: string | null;
            /** @description Phone number; Belgian notation is accepted, stored and returned as E.164 */
            tel: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Bank account to which a driver is paid */
            bank: string | null;
        };
        /** @description Booking as a line of a document; amounts follow the rules of the kind of invoice. */
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
            /** @description Reason of the trip */
            motive: number | null;
            /** @description Transport number of the insurer */
            mutualPatientID: string | null;
            /** @description Price, in euros */
            price: number | null;
            /** @description Waiting, in euros */
            waitprice: number | null;
            /** @description Parking, in euros */
            ticket_price: number | null;
            /** @description Price including waiting; for an insurer, the gross amount */
            subtotal: number | null;
            /** @description Paid in cash; for an insurer, the share of the patient */
            price_cash: number | null;
            /** @description By invoice, in euros */
            price_factuur: number | null;
            /** @description Commission of the organisation, in percent */
            commission: number | null;
            /** @description The rectification applies to the driver */
            creditDriver: boolean | null;
            /** @description Signed rectification, in euros */
            creditAmount: number | null;
            /** @description Distance paid by the insurer */
            mutualDistance?: number | null;
            /** @description Distance of the route, in km */
            dist?: number | null;
            /** @description Client, by which the lines of an insurer are grouped */
            clientId?: number | null;
            /** @description National number of the client, on invoices of insurers if `showNationalNumber` was set when they were issued */
            client_ssn?: string | null;
            /** @description Contribution of the line to the amount, in euros */
            total: number | null;
        };
        /** @description Credit note of an invoice, for the whole invoice or some lines. */
        InvoiceCredit: {
            /** @description Number of the credit note */
            id: number;
            /**
             * Format: date
             * @description Day of the credit note
             */
            date: string;
            /** @description Reason */
            reason: string;
            /** @description Open amount of the invoice after the credit note, in euros; of the opposite sign when it was overpaid */
            open?: number;
            /** @description Amount of the invoice, in euros */
            invoiceAmount?: number;
            /** @description Part of the lines that a free amount credited before, and that is deducted, in euros */
            earlier?: number;
        };
        /** @description Debt of a driver that was deducted from a settlement when it was made. */
        CarriedDebt: {
            /** @description Settlement that the driver owed */
            id: number;
            /** @description Deducted amount, in euros */
            amount: number;
        };
        /** @description Source data of a document, as `@navette/shared/document` takes it: a stored invoice, or a preview. */
        InvoiceDocument: {
            /**
             * @description Kind of recipient
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Number; null before it is created */
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
            /** @description Link of the logo, valid for some minutes */
            logo?: string | null;
            /** @description Name of the client, if someone else receives the document: a client invoice with another name, an invoice of a driver or insurer about one client */
            about: string | null;
            /** @description Its bookings */
            lines: components["schemas"]["InvoiceDocumentLine"][];
            /** @description Amount of the invoice or of the credit note, in euros */
            amount: number;
            /** @description Administrative fee included in the amount, in euros */
            fee: number;
            /** @description Debts deducted from what a settlement pays; none when missing */
            carried?: components["schemas"]["CarriedDebt"][];
            /** @description Credit note, if the document is one */
            credit: components["schemas"]["InvoiceCredit"] | null;
        };
        /** @description Source data of a reminder letter, as `@navette/shared/document` takes it. */
        ReminderLetter: {
            invoice: components["schemas"]["InvoiceDocument"];
            /**
             * @description Level of a reminder letter: first, second with formal notice, third
             * @enum {integer}
             */
            level: 1 | 2 | 3;
            /**
             * Format: date
             * @description Day of printing
             */
            today: string;
            /** @description Paid or credited amount, in euros */
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
            /** @description One letter per invoice */
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
        /** @description Mail with the PDF of an invoice or of a credit note. */
        InvoiceMailForm: {
            /**
             * Format: email
             * @description Recipient; without an address the mail is refused, on this field
             */
            to: string | null;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text */
            text: string;
        };
        /** @description Mail with the PDF of a client invoice, plus a reminder letter if a level is given. */
        ClientInvoiceMailForm: {
            /**
             * Format: email
             * @description Recipient; without an address the mail is refused, on this field
             */
            to: string | null;
            /** @description Subject, on one line */
            subject: string;
            /** @description Plain text */
            text: string;
            /**
             * @description Level of the attached reminder letter, dated today
             * @enum {integer|null}
             */
            recall?: 1 | 2 | 3 | null;
        };
        /** @description Preview of a client invoice. */
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
        /** @description Preview of a driver settlement. */
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
            /** @description Client, when the settlement is for one client only */
            clientId?: number | null;
        };
        /** @description Preview of an insurance invoice. */
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
            /** @description Client, when the invoice is about one client only */
            clientId?: number | null;
        };
        /** @description What became of a document. */
        DocumentHistory: {
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Amount of the document */
            amount: number;
            /** @description Sum of the credit notes of the invoice */
            credited: number;
            /** @description Sum of the payments of the invoice */
            paid: number;
            /** @description Open amount of the invoice, of the opposite sign when too much was paid */
            open: number;
            /** @description The latest first, at most 500 */
            events: components["schemas"]["DocumentEvent"][];
        };
        /** @description Something that happened to a document. Which of the optional facts are given depends on the type. */
        DocumentEvent: {
            /**
             * Format: date-time
             * @description Time
             */
            at: string;
            /**
             * @description made; mail, post: sent or to be sent; read: downloaded; payment, refund, return by the bank and reversal of such an entry; reminder; credit: credit note; writeOff and its reversal; order: given to the bank; status: changed by hand
             * @enum {string}
             */
            type: "made" | "mail" | "post" | "read" | "payment" | "reversal" | "refund" | "return" | "reminder" | "credit" | "writeOff" | "writeOffReversal" | "order" | "status";
            /** @description Who did it; null when unknown */
            userName: string | null;
            /** @description Euros, of payments, credit notes, write-offs and orders */
            amount: number | null;
            /**
             * Format: date
             * @description Day on which it counts
             */
            date: string | null;
            /** @description State of a mail, a sending or an order, way of a payment, new status */
            state: string | null;
            /** @description Recipients of a mail, words of the mail server after a line break; reason of a reminder, credit note or write-off */
            text: string | null;
            /**
             * @description Level of the reminder; 0 without one
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /** @description Credit note, batch of payments or sending; null without one */
            number: number | null;
        };
        /** @description A credit note in the register. */
        CreditNoteEntry: {
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
            /** @description Credited invoice */
            invoiceId: number;
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of the payer, last name first */
            name: string;
            /** @description Credited amount, in euros */
            amount: number;
            /** @description Reason */
            reason: string;
            /** @description Amount that is still to be given back; 0 when it was set off against the invoice, or given back */
            refund: number;
            sent: components["schemas"]["SentMarkOrNull"];
        };
        /** @description Documents to be sent. */
        SendingQuery: {
            /**
             * @description Kind of the documents: invoices of clients, settlements of drivers, invoices of insurance bodies, credit notes
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance" | "credit";
            /** @description Their numbers */
            invoices: number[];
            /** @description Each client invoice goes with the letter of its reminder, if it has one */
            letters?: boolean;
        };
        /** @description How a document was sent last; null when it was not. */
        SentMarkOrNull: {
            /**
             * Format: date-time
             * @description Time of sending or of the confirmation that it was printed
             */
            at: string;
            /**
             * @description By mail or by post
             * @enum {string}
             */
            channel: "mail" | "post";
            /** @description Who sent it */
            user_name: string;
            /** @description The mail stays among the sent mails, since no mail server is configured */
            kept: boolean;
        } | null;
        /** @description A document in the preview of a sending. */
        PlannedSending: {
            /** @description Number of the invoice or credit note */
            invoiceId: number;
            /**
             * @description Kind of its payer: client, driver, insurance body
             * @enum {string}
             */
            payerKind: "client" | "driver" | "insurance";
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of the payer */
            name: string;
            /** @description Euros, at most two decimals */
            amount: number;
            /**
             * @description Level of its reminder letter; 0 without one
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /**
             * @description Way in which documents reach their payer: by mail, on paper, not at all
             * @enum {string}
             */
            channel: "mail" | "post" | "none";
            /**
             * Format: email
             * @description Mail address of the payer
             */
            email: string | null;
            /**
             * @description Why it cannot be sent by its channel: the record has no mail address or no postal address, the invoice is cancelled; null when it can
             * @enum {string|null}
             */
            problem: "noMailAddress" | "noPostalAddress" | "cancelled" | null;
            sent: components["schemas"]["SentMarkOrNull"];
            /**
             * @description It waits in a sending for its mail or its printing; null when it does not
             * @enum {string|null}
             */
            open: "waiting" | "toPrint" | null;
            /** @description Version of what the preview knows, to be sent back */
            seen: string;
        };
        /** @description How documents would be sent. */
        SendingPreview: {
            /** @description A mail server is configured; otherwise mails are only kept */
            delivers: boolean;
            /** @description In the requested order; unknown numbers are missing */
            documents: components["schemas"]["PlannedSending"][];
        };
        /** @description Documents to send. */
        SendingForm: {
            /**
             * @description Kind of the documents: invoices of clients, settlements of drivers, invoices of insurance bodies, credit notes
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance" | "credit";
            /** @description In the order of the paper */
            documents: components["schemas"]["DocumentToSend"][];
        };
        /** @description A document to send. */
        DocumentToSend: {
            /** @description Number of the invoice or credit note */
            invoiceId: number;
            /**
             * @description Level of its reminder letter; 0 without one
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /**
             * @description By mail or by post
             * @enum {string}
             */
            channel: "mail" | "post";
            /** @description From the preview: a document that was sent since is left out */
            seen: string;
        };
        /** @description A new sending. */
        CreatedSending: {
            /** @description Number of the sending */
            id: number;
        };
        /** @description A sending with the number of its documents by state. */
        SendingSummary: {
            /** @description Number of the record */
            id: number;
            /**
             * @description Kind of the documents: invoices of clients, settlements of drivers, invoices of insurance bodies, credit notes
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance" | "credit";
            /**
             * Format: date-time
             * @description Begin
             */
            at: string;
            /** @description Who sends it */
            user_name: string;
            /** @description Mails that wait */
            waiting: number;
            /** @description Sent mails */
            sent: number;
            /** @description Mails that were refused, failed or stopped */
            failed: number;
            /** @description Documents to print */
            toPrint: number;
            /** @description Printed documents */
            printed: number;
        };
        /** @description A sending with its documents. */
        Sending: {
            /** @description Number of the record */
            id: number;
            /**
             * @description Kind of the documents: invoices of clients, settlements of drivers, invoices of insurance bodies, credit notes
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance" | "credit";
            /**
             * Format: date-time
             * @description Begin
             */
            at: string;
            /** @description Who sends it */
            user_name: string;
            /** @description In the order of the paper */
            documents: components["schemas"]["SendingDocument"][];
        };
        /** @description A document of a sending with its state. */
        SendingDocument: {
            /** @description Number of the invoice or credit note */
            invoiceId: number;
            /**
             * @description Kind of its payer: client, driver, insurance body
             * @enum {string}
             */
            payerKind: "client" | "driver" | "insurance";
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of the payer */
            name: string;
            /**
             * @description Level of its reminder letter; 0 without one
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /**
             * @description By mail or by post
             * @enum {string}
             */
            channel: "mail" | "post";
            /**
             * @description waiting; sent: accepted by the mail server; kept: no mail server is configured; refused: by the mail server, for good; failed; stopped; toPrint: until somebody confirms; printed
             * @enum {string}
             */
            state: "waiting" | "sent" | "kept" | "refused" | "failed" | "stopped" | "toPrint" | "printed";
            /** @description Code of the reason: unavailable, settings, noMailAddress, noPostalAddress, cancelled, unexpected, or the key of a message; null without one */
            problem: string | null;
            /** @description Words of the mail server */
            detail: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description Time of its state
             */
            changedAt: string;
            /** @description Number of invoices in a letter about several; 0 for the document of one */
            invoices: number;
        };
        /** @description How a sending is printed. */
        SendingPrintForm: {
            /** @description Each document begins on a right-hand page, after an empty one if needed */
            twoSided: boolean;
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
            /** @description Account of the counterparty, else the own account as in the file */
            account: string | null;
            /** @description In euros; incoming money is positive */
            amount: number;
            /** @description Text of the transaction */
            detail: string;
            /** @description Invoice number found in the detail */
            ref: string | null;
            /** @description Name of the counterparty */
            counterparty: string | null;
            /** @description Structured communication with a correct check number */
            structured: string | null;
            /** @description Name of the source file */
            source: string;
            /** @description Matched part of the amount, in euros with the sign of the amount */
            matched: number;
            /** @description Unmatched part of the amount */
            rest: number;
            /** @description Bank transaction that it returns, once a user confirmed it */
            returnOf: number | null;
            /** @description Bank transaction that returned it */
            returnedBy: number | null;
            /** @description What became of it */
            parts?: components["schemas"]["PartName"][];
        };
        /** @description A part of a bank transaction, in short. */
        PartName: {
            type: components["schemas"]["PartType"];
            /**
             * @description Kind of the invoice
             * @enum {string|null}
             */
            kind: "client" | "driver" | "insurance" | null;
            /** @description Invoice, client or expense */
            id: number | null;
            /** @description Client, expense or reason */
            text: string | null;
        };
        /** @description Totals of all matching bank transactions. */
        TransactionTotals: {
            /** @description Number of matching transactions */
            count: number;
            /** @description Sum of incoming amounts */
            received: number;
            /** @description Sum of outgoing amounts, negative */
            spent: number;
            /** @description Sum of both */
            total: number;
        };
        /** @description Result of importing a file. */
        TransactionImport: {
            /**
             * @description Detected file format
             * @enum {string}
             */
            format: "generic" | "kbc" | "belfius" | "bnp" | "ing" | "crelan" | "coda";
            /** @description Transactions in the file */
            lines: number;
            /** @description Number of added ones */
            added: number;
            /** @description Number of already known ones */
            known: number;
            /** @description Number of probable duplicates from another file, not added */
            doubtful: number;
            /** @description The first hundred probable duplicates, for confirmation */
            doubles: components["schemas"]["LikelyDouble"][];
            /** @description Unreadable lines, and transactions that the bank did not execute */
            refusedCount: number;
            /** @description The first hundred of the refused lines */
            refused: components["schemas"]["RefusedLine"][];
            /** @description Message keys, such as for a wrong balance */
            warnings: string[];
        };
        /** @description Transaction of a file that is a probable duplicate. */
        LikelyDouble: {
            /** @description Line of the file */
            line: number;
            /**
             * Format: date
             * @description Day of the transaction
             */
            date: string;
            /** @description In euros; incoming money is positive */
            amount: number;
            /** @description Name of the counterparty */
            counterparty: string | null;
            /** @description Text of the transaction */
            detail: string;
            /** @description The known transaction */
            known: components["schemas"]["KnownTransaction"];
        };
        /** @description Known bank transaction that another one resembles. */
        KnownTransaction: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the transaction
             */
            date: string;
            /** @description Name of the source file */
            source: string;
        };
        /** @description Line that could not be read. */
        RefusedLine: {
            /** @description Line of the file */
            line: number;
            /** @description Message key of the reason */
            messageKey: string;
        };
        /** @description Proposed invoices that a bank transaction pays and transactions that it returns, most certain first. */
        TransactionProposals: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Unmatched part, in euros */
            rest: number;
            /** @description Invoices */
            invoices: components["schemas"]["MatchProposal"][];
            /** @description Transactions that it probably returns */
            returns: components["schemas"]["ReturnProposal"][];
            /** @description The first rule that fits it; missing when none does */
            rule?: components["schemas"]["BankRule"];
        };
        /** @description Rule for bank transactions: what becomes of those that contain a text. */
        BankRuleForm: {
            /** @description Text in the communication or the name of the counterparty, accents and case ignored */
            contains: string;
            /** @description Account of the counterparty, checked; null: any */
            account?: string | null;
            sign: components["schemas"]["RuleSign"];
            action: components["schemas"]["RuleAction"];
            /** @description Category of the expense */
            categoryId?: number | null;
            /** @description Supplier of the expense */
            supplierId?: number | null;
            /** @description Reason for setting it aside, at least three characters */
            reason?: string | null;
        };
        /** @description Rule for bank transactions. */
        BankRule: {
            /** @description Number of the record */
            id: number;
            /** @description Place in the order */
            position: number;
            /** @description Text that it looks for */
            contains: string;
            /** @description Account of the counterparty */
            account: string | null;
            sign: components["schemas"]["RuleSign"];
            action: components["schemas"]["RuleAction"];
            /** @description Category of the expense */
            categoryId: number | null;
            /** @description Supplier of the expense */
            supplierId: number | null;
            /** @description Name of the category */
            category: string | null;
            /** @description Name of the supplier */
            supplier: string | null;
            /** @description Reason for setting it aside */
            reason: string | null;
        };
        /** @description Move of a rule. */
        BankRuleMove: {
            /** @description Rule */
            id: number;
            /**
             * @description Before or after its neighbour
             * @enum {string}
             */
            direction: "up" | "down";
        };
        /**
         * @description Money that goes out, money received, or both
         * @enum {string}
         */
        RuleSign: "out" | "in" | "any";
        /**
         * @description Becomes an expense, or is set aside
         * @enum {string}
         */
        RuleAction: "expense" | "aside";
        /** @description Bank transaction that another one probably returns. */
        ReturnProposal: {
            /** @description Returned bank transaction */
            transactionId: number;
            /**
             * Format: date
             * @description Day of the transaction
             */
            date: string;
            /** @description Amount of the transaction, in euros */
            amount: number;
            /** @description Name of the counterparty */
            counterparty: string | null;
            /** @description In percent */
            certainty: number;
            /** @description Invoices that it pays, which become open again */
            invoices: components["schemas"]["InvoiceRef"][];
        };
        /** @description Invoice that a bank transaction probably pays. */
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
            /** @description Name of the payer */
            name: string;
            /**
             * Format: date
             * @description Day of the invoice; an earlier transaction is not certain
             */
            date: string;
            /** @description Open amount of the invoice, in euros */
            open: number;
            /**
             * @description Matching rule: payment of a batch, structured communication, number and id with the amount, six digits with the amount, account and amount
             * @enum {string}
             */
            rule: "order" | "ogm" | "reference" | "number" | "account";
            /**
             * @description Kind of entry: pays an open amount, pays a paid or credited invoice, refunds an overpayment
             * @enum {string}
             */
            entry: "payment" | "overpayment" | "refund";
            /** @description Matched part of the transaction, with its sign */
            amount: number;
            /** @description In percent */
            certainty: number;
            /** @description Structured communication and exactly the open amount, not before the invoice date; or the payment of a batch */
            certain: boolean;
        };
        /** @description Payment created by a bank transaction. */
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
            /** @description Euros, in the sign of the invoice */
            amount: number;
            /**
             * Format: date-time
             * @description Time of the match
             */
            at: string;
            /** @description User who matched it */
            userName: string;
            /** @description Payment that it returns */
            returnOf: number | null;
            /** @description The bank returned it */
            returned: boolean;
        };
        /** @description Part of a bank transaction: what became of it. */
        LinePart: {
            /** @description Ledger entry of an invoice, or part of another type */
            id: number;
            type: components["schemas"]["PartType"];
            /** @description Euros, with the sign of the transaction */
            amount: number;
            /**
             * @description Kind of the invoice
             * @enum {string|null}
             */
            kind: "client" | "driver" | "insurance" | null;
            /** @description Invoice */
            invoiceId: number | null;
            /** @description Client of a credit */
            clientId: number | null;
            /** @description Expense */
            expenseId: number | null;
            /** @description Client of a credit, or name of the expense */
            name: string | null;
            /** @description Reason for setting it aside */
            reason: string | null;
            /**
             * Format: date-time
             * @description Time of the entry
             */
            at: string;
            /** @description User who wrote it, last name first */
            userName: string;
            /** @description The bank returned it */
            returned: boolean;
        };
        /**
         * @description Payment or refund of an invoice, return of a payment, credit of a client or its refund, expense, set aside
         * @enum {string}
         */
        PartType: "invoice" | "return" | "credit" | "expense" | "aside";
        /** @description A bank transaction with its parts. */
        LineState: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Unmatched part of the amount */
            rest: number;
            /** @description Its parts, in the order of their entry */
            parts: components["schemas"]["LinePart"][];
        };
        /** @description A bank transaction, and what it pays. */
        ReconcileForm: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Parts, in the order in which they are written */
            parts: components["schemas"]["NewPart"][];
            /** @description Record payments although the transaction is before the date of their invoice; without it they are refused (409 `payment.date`) */
            confirmDate?: boolean;
        };
        /** @description Part of a bank transaction. */
        NewPart: {
            /**
             * @description Payment or refund of an invoice, credit of a client or its refund, expense, set aside
             * @enum {string}
             */
            type: "invoice" | "credit" | "expense" | "aside";
            /** @description Euros, with the sign of the transaction */
            amount: number;
            /**
             * @description Kind of the invoice
             * @enum {string}
             */
            kind?: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId?: number;
            /** @description Also close the invoice */
            close?: boolean;
            /** @description Client of a credit */
            clientId?: number;
            /** @description Recorded expense; without it a new one is made */
            expenseId?: number;
            /** @description Name of a new expense */
            name?: string;
            /** @description Category of a new expense */
            categoryId?: number;
            /** @description Supplier of a new expense */
            supplierId?: number;
            /** @description Reason for setting it aside, or for writing off the difference of a closed invoice */
            reason?: string | null;
        };
        /** @description What a bank transaction may concern. */
        OpenItems: {
            /** @description Invoices with an open or overpaid amount, not closed */
            invoices: components["schemas"]["OpenInvoice"][];
            /** @description Clients, with their credit */
            credits: components["schemas"]["ClientCredit"][];
            /** @description Expenses that no bank transaction has paid in full */
            expenses: components["schemas"]["OpenExpense"][];
        };
        /** @description An invoice with an open or overpaid amount. */
        OpenInvoice: {
            /**
             * @description Kind of the invoice: client, settlement of a driver, insurance body
             * @enum {string}
             */
            kind: "client" | "driver" | "insurance";
            /** @description Invoice */
            invoiceId: number;
            /** @description Client, driver or insurance body */
            payerId: number;
            /** @description Name of the payer */
            name: string;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Open amount, of the opposite sign when overpaid */
            open: number;
        };
        /** @description Credit of a client. */
        ClientCredit: {
            /** @description Client */
            clientId: number;
            /** @description Name of the client */
            name: string;
            /** @description Unused credit, in euros */
            credit: number;
        };
        /** @description An expense that no bank transaction has paid in full. */
        OpenExpense: {
            /** @description Expense */
            expenseId: number;
            /** @description Name of the expense */
            name: string;
            /**
             * Format: date
             * @description Day of the expense
             */
            date: string;
            /** @description Unpaid part, in euros */
            open: number;
        };
        /** @description A bank transaction and the one that it returns. */
        TransactionReturn: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Returned bank transaction: earlier, of the opposite sign, not smaller */
            returnOf: number;
        };
        /** @description Result of a returned payment. */
        ReturnMade: {
            /** @description Bank transaction that returned it */
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
            /** @description Amount to match in euros, with the sign of the transaction; when missing, the smaller of both rests */
            amount?: number | null;
            /** @description Record it although the transaction is before the date of the invoice; without it the request is refused (409 `payment.date` on `invoiceId`, with both dates) */
            confirmDate?: boolean;
            /** @description Also close the invoice */
            close?: boolean;
            /** @description Reason for closing with an open or overpaid amount (otherwise 409 `invoice.open`) */
            reason?: string | null;
        };
        /** @description Bank transactions to match according to their certain proposals. */
        CertainMatches: {
            /** @description Bank transactions */
            transactions: number[];
        };
        /** @description Result for a bank transaction. */
        CertainMatch: {
            /** @description Bank transaction */
            transactionId: number;
            /** @description Whether it was matched by this call */
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
             * @description Due date, by the payment term of the organisation at its creation
             */
            due?: string;
            /** @description Credited by credit notes, in euros */
            credited: number;
            /** @description Paid, in euros */
            paid: number;
            /** @description Amount minus credited and paid; of the opposite sign when overpaid */
            open: number;
            /** @description Numbers of its credit notes */
            creditNotes: number[];
            sent?: components["schemas"]["SentMarkOrNull"];
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
            /** @description Name of the payer */
            name: string;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Ledger, in chronological order */
            payments: components["schemas"]["Payment"][];
            /** @description Credit notes */
            notes: components["schemas"]["CreditNote"][];
            /** @description Lines of the invoice */
            lines: components["schemas"]["CreditableLine"][];
            /** @description Part of the amount besides the lines and their parking, such as the administrative fee */
            fee: number;
            /** @description Unused credit of the client, in euros; 0 for other payers */
            credit?: number;
            /** @description Write-offs on closing, in chronological order */
            writeOffs?: components["schemas"]["WriteOff"][];
        };
        /** @description Amount written off when an invoice was closed, or an entry that reverses a write-off because the invoice was reopened or more was paid. */
        WriteOff: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the entry
             */
            date: string;
            /** @description Euros, in the sign of the invoice; of the opposite sign for a kept overpayment and for a counter-entry */
            amount: number;
            /** @description Reason of closing */
            reason: string;
            /** @description Entry that is reversed by this one */
            reversalOf: number | null;
            /** @description Reversed by another entry */
            reversed: boolean;
            /**
             * Format: date-time
             * @description Time of the entry
             */
            at: string;
            /** @description User who wrote it, last name first */
            userName: string;
        };
        /** @description Line of an invoice that a credit note can take. */
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
            /** @description Parking added to the invoice for it, in euros */
            parking: number;
            /** @description Credit note that credited it */
            creditNoteId: number | null;
        };
        /** @description Entry in the ledger of an invoice. */
        Payment: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description Day of the payment
             */
            date: string;
            /** @description Euros, in the sign of the invoice; a refund and a counter-entry have the opposite sign */
            amount: number;
            /**
             * @description Way of payment; `credit`: from the credit of the client; `carried`: debt of a driver set off against the next settlement
             * @enum {string}
             */
            source: "bank" | "cash" | "card" | "other" | "credit" | "carried";
            /** @description Source bank transaction */
            transactionId: number | null;
            /**
             * @description Rule that proposed it
             * @enum {string|null}
             */
            rule: "order" | "ogm" | "reference" | "number" | "account" | null;
            /** @description Payment that is reversed by this entry */
            reversalOf: number | null;
            /** @description Reversed by another entry */
            reversed: boolean;
            /** @description Payment that the bank returned with this entry */
            returnOf: number | null;
            /** @description Returned by the bank, in full or in part */
            returned: boolean;
            /**
             * Format: date-time
             * @description Time of the entry
             */
            at: string;
            /** @description User who wrote it, last name first */
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
            /** @description Euros, with the sign of the invoice amount; with the opposite sign it refunds an overpayment, at most that */
            amount: number;
            /**
             * @description Way of payment; `credit`: from the credit of the client, at most that
             * @enum {string}
             */
            source: "bank" | "cash" | "card" | "other" | "credit";
            /** @description Record it although its day is before the date of the invoice; without it the request is refused (409 `payment.date` on `date`, with both dates) */
            confirmDate?: boolean;
            /** @description Also close the invoice */
            close?: boolean;
            /** @description Reason for closing with an open or overpaid amount (otherwise 409 `invoice.open`) */
            reason?: string | null;
        };
        /** @description Entry in the ledger, and the resulting state of its invoice. */
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
             * @description 1 when the invoice is fully paid and not closed yet: it may be closed
             * @enum {integer|null}
             */
            proposedStatus: 1 | null;
        };
        /** @description New credit note. */
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
            /** @description Confirms a date that is before the last number of the series, in another year than today, or after today; without it the request is refused (409 `document.date` on the date field, with the reason) */
            confirmDate?: boolean;
            /** @description Amount in euros, validated against the lines; without lines a free amount in the sign of the invoice, at most what no other credit note has taken */
            amount: number;
            /** @description Reason */
            reason: string;
            /** @description Bookings of the lines; none for a free amount, which releases no booking; the last of them includes the rest of the invoice besides its lines, such as the fee */
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
            /** @description Credited invoice */
            invoiceId: number;
            /** @description Credited amount, in euros */
            amount: number;
            /** @description Reason */
            reason: string;
            /** @description The whole invoice is credited */
            whole: boolean;
            /** @description Released bookings */
            bookings: number[];
        };
        /** @description Overdue client invoice, and the permitted actions. */
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
             * @description Due date
             */
            due: string;
            /** @description Days overdue */
            daysLate: number;
            /**
             * @description Minimum days overdue: 0, 15, 30 or 60
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
             * @description Reminder that may be sent today; null: too early, or no further one
             * @enum {integer|null}
             */
            proposedLevel: 1 | 2 | 3 | null;
            /**
             * Format: date
             * @description First permitted day of the next reminder; null after the third
             */
            allowedFrom: string | null;
        };
        /** @description Overdue insurance invoice. */
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
             * @description Due date
             */
            due: string;
            /** @description Days overdue */
            daysLate: number;
            /**
             * @description Minimum days overdue: 0, 15, 30 or 60
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
        /** @description Reminders to record. */
        ReminderForm: {
            /** @description One reminder per invoice */
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
            /** @description Reason for sending it before its day */
            reason?: string | null;
        };
        /** @description A client, and optionally a period. */
        StatementQuery: {
            /** @description Client */
            clientId: number;
            /**
             * Format: date
             * @description First day; earlier entries are part of the opening balance
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
            /** @description Link of the logo, valid for some minutes */
            logo?: string | null;
            /**
             * Format: date
             * @description Day of creation
             */
            today: string;
            /**
             * Format: date
             * @description Requested first day
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Requested last day
             */
            endDate: string | null;
            /** @description Balance before the first day, in euros */
            opening: number;
            /** @description By day */
            entries: components["schemas"]["StatementEntry"][];
            /** @description Closing balance that the client owes, in euros; negative for a credit */
            balance: number;
            /** @description Overdue part of today's balance */
            late: number;
            /** @description Open invoices as of today, oldest first */
            open: components["schemas"]["StatementInvoice"][];
        };
        /** @description Invoice with an open amount. */
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
             * @description Due date, as on the invoice
             */
            due: string;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Open amount, in euros */
            open: number;
        };
        /** @description Mail with the statement of account of a client as PDF. */
        StatementMailForm: {
            /**
             * Format: email
             * @description Recipient; without an address the mail is refused, on this field
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
        /** @description Entry of a client's account. */
        StatementEntry: {
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /**
             * @description Kind of entry; `credit`: money received without an invoice, or its refund; `creditUse`: credit that paid an invoice; `refund`: refunded overpayment; `closed`: rest of an invoice written off on closing by hand
             * @enum {string}
             */
            type: "invoice" | "creditNote" | "payment" | "refund" | "reversal" | "closed" | "credit" | "creditUse";
            /** @description Number of the invoice, the credit note or the ledger entry */
            number: number;
            /** @description Related invoice; of a credit, its own number */
            invoiceId: number;
            /** @description Change of the balance that the client owes, in euros */
            amount: number;
            /** @description Balance that the client owes after it, in euros */
            balance: number;
        };
        /**
         * @description Credit transfers, or direct debits
         * @enum {string}
         */
        PaymentBatchType: "transfer" | "debit";
        /** @description What can be paid or collected, and the limits. */
        DuePayments: {
            /** @description Payments, the oldest invoice first */
            payments: components["schemas"]["DuePayment"][];
            /** @description Highest amount of one payment, in euros */
            paymentMax: number;
            /** @description Highest sum of a batch, in euros */
            batchMax: number;
            /** @description Account of the organisation; null when it is missing or no IBAN */
            account: string | null;
            /** @description Creditor identifier for direct debits; null when it is missing or wrong */
            creditorId: string | null;
        };
        /** @description A payment that is due. */
        DuePayment: {
            /**
             * @description Kind of the record: client invoice, settlement of a driver, expense
             * @enum {string}
             */
            kind: "client" | "driver" | "expense";
            /** @description Number of the invoice, the settlement or the expense */
            recordId: number;
            /**
             * @description Settlement of a driver, refund of an overpayment, expense to a supplier, collection of an invoice
             * @enum {string}
             */
            purpose: "settlement" | "refund" | "expense" | "debit";
            /** @description Client or driver; of an expense its number */
            payerId: number;
            /** @description Supplier of an expense */
            supplierId: number | null;
            /** @description Name of the client or driver, last name first; of the supplier */
            name: string;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Day by which an expense is to be paid
             */
            dueDate: string | null;
            /** @description Amount to pay or collect, in euros */
            amount: number;
            /** @description Holder of the account */
            holder: string;
            /** @description Account of the record */
            iban: string | null;
            /**
             * @description Whether the account can be used; `changed`: another one than of the last payment
             * @enum {string}
             */
            account: "ok" | "missing" | "invalid" | "changed";
            /** @description Account of the last payment to the same person */
            lastIban: string | null;
            /** @description For a refund without an account: the one from which the client paid */
            proposedIban: string | null;
            /** @description Mandate of the collection */
            mandateId: number | null;
            /** @description Reference of the mandate */
            mandate: string | null;
            /**
             * Format: date
             * @description First day on which it may be collected, after the notice
             */
            collectFrom: string | null;
            /** @description Number that the supplier gave its invoice */
            document: string | null;
            /** @description Communication that the supplier asks for: a structured one, or a text */
            communication: string | null;
        };
        /** @description Client with open invoices, from whom nothing can be collected. */
        UnmandatedClient: {
            /** @description Client */
            clientId: number;
            /** @description Name of the client, last name first */
            name: string;
            /** @description Open invoices */
            count: number;
            /** @description Sum of what is open, in euros */
            amount: number;
            /**
             * Format: date
             * @description Day of the oldest open invoice
             */
            since: string;
        };
        /** @description New batch. */
        PaymentBatchForm: {
            type: components["schemas"]["PaymentBatchType"];
            /**
             * Format: date
             * @description Day of execution or collection, not before today
             */
            date: string;
            /** @description The payments, as the user saw them */
            payments: components["schemas"]["ChosenPayment"][];
            /** @description Confirms accounts that changed since the last payment */
            confirmAccounts?: boolean;
        };
        /** @description A payment of a new batch. */
        ChosenPayment: {
            /**
             * @description Kind of the record: client invoice, settlement of a driver, expense
             * @enum {string}
             */
            kind: "client" | "driver" | "expense";
            /** @description Number of the invoice, the settlement or the expense */
            recordId: number;
            /** @description Amount, in euros */
            amount: number;
            /** @description Account */
            iban: string;
        };
        /** @description A batch of payments. */
        PaymentBatch: {
            /** @description Number of the record */
            id: number;
            type: components["schemas"]["PaymentBatchType"];
            /**
             * @description Made, given to the bank, cancelled
             * @enum {string}
             */
            state: "made" | "sent" | "cancelled";
            /**
             * Format: date
             * @description Day of execution or collection
             */
            date: string;
            /** @description Format of the file, such as pain.001.001.09 */
            message: string;
            /** @description Account of the organisation */
            account: string;
            /** @description Number of payments */
            count: number;
            /** @description Sum, in euros */
            total: number;
            /** @description Payments that a bank transaction confirmed */
            paid: number;
            /** @description Payments that the bank refused or returned */
            refused: number;
            /** @description Payments to an account that is no longer that of the record */
            outdated?: number;
            /**
             * Format: date-time
             * @description Time of creation
             */
            at: string;
            /** @description User who made it, last name first */
            userName: string;
            /**
             * Format: date
             * @description Day on which it was given to the bank
             */
            sentOn: string | null;
        };
        /** @description A payment of a batch. */
        PaymentOrder: {
            /** @description Number of the record */
            id: number;
            /**
             * @description Kind of the record: client invoice, settlement of a driver, expense
             * @enum {string}
             */
            kind: "client" | "driver" | "expense";
            /** @description Number of the invoice, the settlement or the expense */
            recordId: number;
            /** @description Amount, in euros */
            amount: number;
            /** @description Holder of the account */
            name: string;
            /** @description Account */
            iban: string;
            /** @description Account of the record today while the payment waits, when it is another one; empty when the record has none */
            ibanNow?: string | null;
            /** @description Reference that the bank repeats on its statement */
            endToEndId: string;
            /**
             * @description Waits for the bank, confirmed by a bank transaction, refused by the bank, returned by the bank, cancelled with the batch
             * @enum {string}
             */
            state: "open" | "paid" | "refused" | "returned" | "cancelled";
            /** @description Reason of the refusal */
            reason: string | null;
            /** @description Entry of the ledger */
            paymentId: number | null;
        };
        /** @description Day on which a batch was given to the bank. */
        BatchSent: {
            /**
             * Format: date
             * @description Day, not after today
             */
            date: string;
        };
        /** @description Refusal of a payment by the bank. */
        OrderRefusal: {
            /** @description Reason as the bank says it */
            reason: string;
        };
        /** @description Account to which a client gets money back. */
        RefundAccountForm: {
            /** @description Client */
            clientId: number;
            /** @description IBAN */
            iban: string;
            /** @description Holder of the account; the client when empty */
            holder?: string | null;
        };
        /** @description A signed mandate. */
        MandateForm: {
            /** @description Client */
            clientId: number;
            /** @description Reference of the mandate */
            reference: string;
            /**
             * Format: date
             * @description Day of the signature, not after today
             */
            signedOn: string;
            /** @description IBAN to collect from */
            iban: string;
            /** @description Holder of the account; the client when empty */
            holder?: string | null;
            /** @description For one collection only */
            once?: boolean;
        };
        /** @description Mandate of direct debits. */
        Mandate: {
            /** @description Number of the record */
            id: number;
            /** @description Client */
            clientId: number;
            /** @description Name of the client, last name first */
            name: string;
            /** @description Reference of the mandate */
            reference: string;
            /**
             * Format: date
             * @description Day of the signature
             */
            signedOn: string;
            /** @description IBAN to collect from */
            iban: string;
            /** @description Holder of the account */
            holder: string;
            /** @description For one collection only */
            once: boolean;
            /** @description Something was collected with it: the next collection is recurrent */
            used: boolean;
            /**
             * Format: date
             * @description Day on which it ended
             */
            endedOn: string | null;
        };
        /** @description Day and kind of an aged balance. */
        AgedQuery: {
            /**
             * @description Payers: clients or insurance bodies
             * @enum {string}
             */
            kind: "client" | "insurance";
            /**
             * Format: date
             * @description Day of the balance
             */
            date: string;
        };
        /** @description Payer and day of a list of open invoices. */
        AgedInvoicesQuery: {
            /**
             * @description Payer: client or insurance body
             * @enum {string}
             */
            kind: "client" | "insurance";
            /** @description Client or insurance body */
            payerId: number;
            /**
             * Format: date
             * @description Day of the balance
             */
            date: string;
        };
        /** @description Open amounts of a payer by age, in euros. */
        AgedBalance: {
            /** @description Client or insurance body */
            payerId: number;
            /** @description Name, last name first */
            name: string;
            /** @description Invoices with an open amount */
            count: number;
            /** @description Not due yet */
            notDue: number;
            /** @description 1 to 30 days late */
            days30: number;
            /** @description 31 to 60 days late */
            days60: number;
            /** @description 61 to 90 days late */
            days90: number;
            /** @description More than 90 days late */
            older: number;
            /** @description Overpaid amounts and credit, as a deduction (0 or less) */
            credit: number;
            /** @description Sum of all columns */
            total: number;
        };
        /** @description Invoice with an open or overpaid amount on a day. */
        AgedInvoice: {
            /** @description Number of the invoice */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Due date
             */
            due: string;
            /** @description Days overdue, 0 until it is due */
            daysLate: number;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Paid, credited or written off until that day, in euros */
            settled: number;
            /** @description Open amount, in euros; below 0 when too much was paid */
            open: number;
            /**
             * @description Reminder level of a client invoice; 0 for an insurance body
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /** @description Closed today, so that the archive lists it */
            closed: boolean;
        };
        /** @description Kind of payers. */
        DunningQuery: {
            /**
             * @description Payers: clients or insurance bodies
             * @enum {string}
             */
            kind: "client" | "insurance";
        };
        /** @description Payer with late invoices. */
        DunningRow: {
            /** @description Client or insurance body */
            payerId: number;
            /** @description Name, last name first */
            name: string;
            /** @description Late invoices */
            count: number;
            /**
             * Format: date
             * @description Due date of the oldest one
             */
            oldestDue: string;
            /** @description Days since then */
            daysLate: number;
            /** @description Late amount, in euros */
            late: number;
            /** @description Open amount of all invoices, in euros */
            open: number;
            /** @description Credit and overpaid amounts, in euros */
            credit: number;
            /** @description A reminder is proposed today */
            proposed: boolean;
            /**
             * @description Level of the proposed letter; null without one, and for insurance bodies
             * @enum {integer|null}
             */
            level: 1 | 2 | 3 | null;
            /**
             * Format: date
             * @description First day of the next reminder; null after the third
             */
            from: string | null;
            /**
             * @description Highest reminder level so far
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description Day of the last reminder
             */
            remindedOn: string | null;
            /**
             * @description Way in which documents reach their payer: by mail, on paper, not at all
             * @enum {string}
             */
            channel: "mail" | "post" | "none";
            /**
             * Format: email
             * @description Mail address of the payer
             */
            email: string | null;
            /**
             * @description Payment plan of its late invoices; null without one
             * @enum {string|null}
             */
            plan: "kept" | "broken" | null;
            /** @description The last letter */
            letter: components["schemas"]["DunningMark"] | null;
            /** @description Late invoices, the oldest first */
            invoices: components["schemas"]["DunningInvoice"][];
        };
        /** @description A letter with its sending. */
        DunningMark: {
            /** @description Number of the letter */
            id: number;
            /**
             * @description Reminder of what is late, or statement of what is open
             * @enum {string}
             */
            type: "reminder" | "statement";
            /**
             * @description Reminder level
             * @enum {integer|null}
             */
            level: 1 | 2 | 3 | null;
            /**
             * Format: date
             * @description Day of the letter
             */
            date: string;
            /** @description Who sent it */
            user_name: string;
            /**
             * @description By mail or by post
             * @enum {string}
             */
            channel: "mail" | "post";
            /**
             * @description State of its last sending
             * @enum {string}
             */
            state: "waiting" | "sent" | "kept" | "refused" | "failed" | "stopped" | "toPrint" | "printed";
            /** @description Code of the reason when it failed */
            problem: string | null;
            /** @description Number of the sending */
            sendingId: number;
        };
        /** @description Late invoice of a payer. */
        DunningInvoice: {
            /** @description Number of the invoice */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Due date
             */
            due: string;
            /** @description Days overdue */
            daysLate: number;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Paid or credited, in euros */
            settled: number;
            /** @description Open amount, in euros */
            open: number;
            /**
             * @description Reminder level now
             * @enum {integer}
             */
            recall: 0 | 1 | 2 | 3;
            /**
             * Format: date
             * @description Day of its last reminder
             */
            remindedOn: string | null;
            /**
             * @description Reminder level after the proposed letter
             * @enum {integer}
             */
            level: 0 | 1 | 2 | 3;
            /**
             * @description Why it is not reminded: a payment plan that is kept, an open direct debit; null when it is
             * @enum {string|null}
             */
            left: "plan" | "order" | null;
        };
        /** @description Letters to show. */
        DunningPreviewQuery: {
            /**
             * @description Payers: clients or insurance bodies
             * @enum {string}
             */
            kind: "client" | "insurance";
            /**
             * @description Reminder of what is late, or statement of what is open
             * @enum {string}
             */
            type: "reminder" | "statement";
            /** @description Clients or insurance bodies */
            payers: number[];
        };
        /** @description Letters as they would be sent. */
        DunningPreview: {
            /** @description A mail server is configured; otherwise mails are only kept */
            delivers: boolean;
            /** @description In the requested order; payers without a letter today are missing */
            letters: components["schemas"]["PlannedLetter"][];
        };
        /** @description A letter that would be sent. */
        PlannedLetter: {
            /** @description Client or insurance body */
            payerId: number;
            /** @description Name of the payer */
            name: string;
            /**
             * @description Way in which documents reach their payer: by mail, on paper, not at all
             * @enum {string}
             */
            channel: "mail" | "post" | "none";
            /**
             * Format: email
             * @description Mail address of the payer
             */
            email: string | null;
            /**
             * @description Why it cannot be sent by its channel; null when it can
             * @enum {string|null}
             */
            problem: "noMailAddress" | "noPostalAddress" | "cancelled" | null;
            /** @description Version of the account, to be sent back */
            seen: string;
            letter: components["schemas"]["DunningLetter"];
        };
        /** @description Contents of a letter. */
        DunningLetter: {
            /**
             * @description Payer: client or insurance body
             * @enum {string}
             */
            kind: "client" | "insurance";
            /**
             * @description Reminder of what is late, or statement of what is open
             * @enum {string}
             */
            type: "reminder" | "statement";
            /**
             * @description Reminder level; null for insurance bodies and statements
             * @enum {integer|null}
             */
            level: 1 | 2 | 3 | null;
            /**
             * @description Language of a document
             * @enum {string}
             */
            language: "fr" | "nl" | "en";
            company: components["schemas"]["CompanyProfile"];
            /** @description Link of the logo, valid for some minutes */
            logo?: string | null;
            payer: components["schemas"]["InvoicePayer"];
            /** @description Name of the client, when the letter is addressed to somebody else */
            about: string | null;
            /**
             * Format: date
             * @description Day of the letter
             */
            today: string;
            /** @description Invoices, the oldest first */
            invoices: components["schemas"]["LetterInvoice"][];
            /** @description Credit that is deducted, in euros */
            credit: number;
        };
        /** @description Invoice in a letter. */
        LetterInvoice: {
            /** @description Number of the invoice */
            id: number;
            /**
             * Format: date
             * @description Day of the invoice
             */
            date: string;
            /**
             * Format: date
             * @description Due date
             */
            due: string;
            /** @description Amount of the invoice, in euros */
            amount: number;
            /** @description Paid or credited, in euros */
            settled: number;
            /** @description Open amount, in euros */
            open: number;
            /**
             * @description Reminder level that the letter gives it
             * @enum {integer}
             */
            level: 0 | 1 | 2 | 3;
        };
        /** @description Letters to send. */
        DunningForm: {
            /**
             * @description Payers: clients or insurance bodies
             * @enum {string}
             */
            kind: "client" | "insurance";
            /**
             * @description Reminder of what is late, or statement of what is open
             * @enum {string}
             */
            type: "reminder" | "statement";
            /** @description In the order of the paper */
            letters: components["schemas"]["LetterToSend"][];
        };
        /** @description A letter to send. */
        LetterToSend: {
            /** @description Client or insurance body */
            payerId: number;
            /**
             * @description By mail or by post
             * @enum {string}
             */
            channel: "mail" | "post";
            /** @description From the preview: a payer whose account changed since is left out */
            seen: string;
        };
        /** @description How a letter is sent again. */
        DunningChannel: {
            /**
             * @description By mail or by post
             * @enum {string}
             */
            channel: "mail" | "post";
        };
        /** @description Payment plan of a client. */
        PaymentPlan: {
            /** @description Number of the plan */
            id: number;
            /** @description Client */
            clientId: number;
            /** @description Name of the client, last name first */
            name: string;
            /**
             * @description Kept so far, broken by a late instalment, paid in full, cancelled
             * @enum {string}
             */
            state: "kept" | "broken" | "done" | "cancelled";
            /** @description Sum of the instalments, in euros */
            total: number;
            /** @description Paid, credited or written off since then, in euros */
            settled: number;
            /** @description Note */
            note: string | null;
            /** @description Reason of the cancellation */
            reason: string | null;
            /**
             * Format: date-time
             * @description Time of the agreement
             */
            at: string;
            /** @description Who made it */
            user_name: string;
            /** @description Numbers of its invoices */
            invoices: number[];
            /** @description Instalments, the first one first */
            parts: components["schemas"]["PlanPart"][];
        };
        /** @description Instalment of a payment plan. */
        PlanPart: {
            /**
             * Format: date
             * @description Due date
             */
            due: string;
            /** @description In euros */
            amount: number;
            /**
             * @description Paid, not due yet, late
             * @enum {string}
             */
            state: "paid" | "open" | "late";
        };
        /** @description New payment plan. */
        PaymentPlanForm: {
            /** @description Client */
            clientId: number;
            /** @description Open invoices of the client */
            invoices: number[];
            /** @description Their open amount as the user saw it, in euros */
            total: number;
            /** @description Monthly instalments */
            count: number;
            /**
             * Format: date
             * @description Due date of the first one, today to a year ahead
             */
            first: string;
            /** @description Note */
            note?: string | null;
        };
        /** @description Cancellation of a payment plan. */
        PlanCancellation: {
            /** @description Reason */
            reason: string;
        };
        /** @description Number of proposed reminders. */
        DunningCount: {
            /** @description Payers */
            count: number;
        };
        /**
         * @description sales: invoices of clients and insurers and their credit notes; settlements: those of drivers and their credit notes; payments: bank transactions, payments and write-offs; registers: expenses and inserts; bookings: money of bookings
         * @enum {string}
         */
        ClosingKind: "sales" | "settlements" | "payments" | "registers" | "bookings";
        /**
         * @description pending: bookings that are not closed; unbilled and unsettled: closed bookings on no invoice of the kind; unmatched: bank transactions with an unmatched rest; differences: bookings that differ from the platform; gaps: missing numbers of a series
         * @enum {string}
         */
        ClosingPointName: "pending" | "unbilledClients" | "unbilledInsurers" | "unsettledDrivers" | "unmatched" | "differences" | "gaps";
        /** @description Lock dates and their history. */
        Closing: {
            /** @description Each kind once */
            kinds: components["schemas"]["ClosedKind"][];
            /** @description Latest first, at most 500 */
            moves: components["schemas"]["ClosingMove"][];
        };
        /** @description Lock date of a kind. */
        ClosedKind: {
            kind: components["schemas"]["ClosingKind"];
            /**
             * Format: date
             * @description Last closed day, null for none
             */
            until: string | null;
        };
        /** @description A lock date that was moved. */
        ClosingMove: {
            /** @description Number */
            id: number;
            kind: components["schemas"]["ClosingKind"];
            /**
             * Format: date
             * @description Last closed day before, null for none
             */
            before: string | null;
            /**
             * Format: date
             * @description Last closed day after, null for none
             */
            after: string | null;
            /** @description Reason of unlocking */
            reason: string | null;
            /** @description Points of the checklist that were open */
            points: components["schemas"]["ClosingPoint"][];
            /**
             * Format: date-time
             * @description Moment
             */
            at: string;
            /** @description Name of the user */
            userName: string;
        };
        /** @description Point of the checklist before closing. */
        ClosingPoint: {
            point: components["schemas"]["ClosingPointName"];
            /** @description Open records, 0 for none */
            count: number;
        };
        /** @description The checklist before closing until a day. */
        ClosingChecklist: {
            /**
             * Format: date
             * @description First day that is looked at: the one after the earliest lock date, else a year before the last
             */
            start: string;
            /** @description Each point once */
            points: components["schemas"]["ClosingPoint"][];
        };
        /** @description New lock date of some kinds. */
        ClosingForm: {
            /** @description Kinds to move */
            kinds: components["schemas"]["ClosingKind"][];
            /**
             * Format: date
             * @description Last closed day, before today; null opens everything
             */
            until: string | null;
            /** @description Required to move a date back */
            reason?: string | null;
            /** @description Closes despite open points, which are recorded; without it the request is refused with their number (409 `closing.open`) */
            confirm?: boolean;
        };
        /**
         * @description kilometre: euros a kilometre of a trip without a price; waiting: euros per half hour; forfait: rates of insurers without own ones; insurer: rates of an insurer; mcode: forfaits of an M-code; commission: percentage of a driver
         * @enum {string}
         */
        TariffKind: "kilometre" | "waiting" | "forfait" | "insurer" | "mcode" | "commission";
        /**
         * @description exact: to the cent, a kilometre to four decimals; else to a multiple of this many euros
         * @enum {string}
         */
        TariffRounding: "exact" | "0.05" | "0.10" | "0.50" | "1.00";
        /** @description Values of a tariff, by its kind; null means the default. */
        TariffValues: {
            /** @description Euros a kilometre, four decimals, or per half hour of waiting */
            price?: number | null;
            /** @description Forfait up to 10 km, in euros */
            min10km?: number | null;
            /** @description Euros a kilometre beyond 10 km */
            plus10km?: number | null;
            /** @description Forfait, in euros */
            price_other?: number | null;
            /** @description Forfait for dialysis, in euros */
            price_dialyse?: number | null;
            /** @description Forfait for radiotherapy, in euros */
            price_radio?: number | null;
            /** @description Forfait for chemotherapy, in euros */
            price_chemo?: number | null;
            /** @description Commission of a driver */
            commission?: number | null;
        };
        /** @description Insurer, M-code or driver; 0 for a tariff of the organisation */
        TariffOwner: number;
        /** @description Prices valid on a day. */
        DayTariffs: {
            /** @description Euros a kilometre, four decimals */
            kilometre: number;
            /** @description Euros per half hour of waiting */
            waiting: number;
            /** @description Forfait of an insurer without own rates, up to 10 km */
            min10km: number;
            /** @description The same, a kilometre beyond 10 km */
            plus10km: number;
            /** @description Rates of each insurer */
            insurers: components["schemas"]["InsurerRates"][];
            /** @description Forfaits of each M-code */
            mcodes: components["schemas"]["MCodeForfaits"][];
        };
        /** @description Rates of an insurer. */
        InsurerRates: {
            /** @description Insurer */
            id: number;
            /** @description Forfait up to 10 km, in euros */
            min10km: number;
            /** @description Euros a kilometre beyond 10 km */
            plus10km: number;
        };
        /** @description Forfaits of an M-code. */
        MCodeForfaits: {
            /** @description Code */
            mcode: string;
            /** @description Forfait, in euros */
            price_other: number | null;
            /** @description Forfait for dialysis, in euros */
            price_dialyse: number | null;
            /** @description Forfait for radiotherapy, in euros */
            price_radio: number | null;
            /** @description Forfait for chemotherapy, in euros */
            price_chemo: number | null;
        };
        /** @description A tariff with its versions. */
        Tariff: {
            kind: components["schemas"]["TariffKind"];
            ownerId: components["schemas"]["TariffOwner"];
            /** @description Name of the insurer or driver, the code; null for a tariff of the organisation */
            name: string | null;
            /** @description The earliest first */
            versions: components["schemas"]["TariffVersion"][];
        };
        /** @description A version of a tariff, valid until the next one begins. */
        TariffVersion: {
            /** @description Number of the record */
            id: number;
            /**
             * Format: date
             * @description First day, null for always
             */
            validFrom: string | null;
            values: components["schemas"]["TariffValues"];
            /** @description Indexation that made it */
            indexationId: number | null;
            /**
             * Format: date-time
             * @description Moment of the change
             */
            at: string;
            /** @description Name of the user, empty when the record itself was changed */
            userName: string;
        };
        /** @description A version of a tariff. A coming one of the same day is replaced. */
        TariffVersionForm: {
            kind: components["schemas"]["TariffKind"];
            ownerId: components["schemas"]["TariffOwner"];
            /**
             * Format: date
             * @description First day
             */
            validFrom: string;
            values: components["schemas"]["TariffValues"];
            /** @description The user knows that invoiced trips keep the former price */
            confirmed?: boolean;
        };
        /** @description Result of a change of tariffs. */
        TariffChange: {
            /** @description Bookings with another price */
            bookings: number;
            /** @description Invoiced bookings that keep their price */
            invoiced: number;
        };
        /** @description An indexation of tariffs. */
        IndexationForm: {
            /** @description Percentage, two decimals */
            percent: number;
            /**
             * Format: date
             * @description First day, after today
             */
            validFrom: string;
            /** @description Each kind at most once */
            kinds: components["schemas"]["IndexedKind"][];
            /** @description Only these insurers; all when missing */
            insurerIds?: number[];
        };
        /** @description A kind of tariffs to raise. */
        IndexedKind: {
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "kilometre" | "waiting" | "forfait" | "insurer" | "mcode";
            rounding: components["schemas"]["TariffRounding"];
        };
        /** @description What an indexation would change. */
        IndexationPreview: {
            /** @description Tariffs that change */
            tariffs: components["schemas"]["IndexedTariff"][];
            /** @description Bookings that would get another price */
            bookings: number;
            /** @description Invoiced bookings that would keep theirs */
            invoiced: number;
            /** @description Tariffs that already change on the day, which refuses the indexation */
            exists: number;
        };
        /** @description A tariff that an indexation changes. */
        IndexedTariff: {
            kind: components["schemas"]["TariffKind"];
            ownerId: components["schemas"]["TariffOwner"];
            /** @description Name of the owner, null for the organisation */
            name: string | null;
            before: components["schemas"]["TariffValues"];
            after: components["schemas"]["TariffValues"];
        };
        /** @description An indexation that was made. */
        IndexationResult: {
            /** @description Number of the indexation */
            insertId: number;
            /** @description Tariffs that change */
            tariffs: number;
            /** @description Bookings with another price */
            bookings: number;
            /** @description Invoiced bookings that keep their price */
            invoiced: number;
        };
        /** @description An indexation. */
        IndexationRow: {
            /** @description Number of the record */
            id: number;
            /** @description Percentage */
            percent: number;
            /**
             * Format: date
             * @description First day
             */
            validFrom: string;
            /** @description Tariffs that it changed */
            tariffs: number;
            /** @description Bookings that it gave another price */
            bookings: number;
            /**
             * Format: date-time
             * @description Moment
             */
            at: string;
            /** @description Name of the user */
            userName: string;
            /**
             * Format: date-time
             * @description Moment at which it was undone, null for never
             */
            undoneAt: string | null;
        };
        /** @description General account of each use. */
        Accounts: {
            /** @description Clients who owe */
            clients: string;
            /** @description Insurers who owe */
            insurers: string;
            /** @description Inserts still to receive */
            debtors: string;
            /** @description Suppliers */
            suppliers: string;
            /** @description Drivers, for their settlements */
            drivers: string;
            /** @description Bank */
            bank: string;
            /** @description Cash */
            cash: string;
            /** @description Payments by card and other ways */
            transit: string;
            /** @description Trips that drivers are paid */
            driverCosts: string;
            /** @description Amounts written off */
            writeOffs: string;
            /** @description Trips of clients */
            clientSales: string;
            /** @description Trips of insurers */
            insurerSales: string;
            /** @description Parking charged to clients */
            parking: string;
            /** @description Commission kept of drivers */
            commission: string;
            /** @description Administrative fee */
            fee: string;
        };
        /**
         * @description Format of an export: a CSV of all lines, or the import file of a bookkeeping
         * @enum {string}
         */
        BookFormat: "csv" | "winbooks" | "bob" | "octopus" | "exact";
        /** @description Days of an export. */
        AccountingPeriod: {
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, not before the first
             */
            endDate: string;
        };
        /** @description Line of an entry; one of debit and credit is 0. */
        BookLine: {
            /** @description General account, empty while none is set */
            account: string;
            /** @description Debit, in euros */
            debit: number;
            /** @description Credit, in euros */
            credit: number;
            /** @description The line stands on the account of the third party */
            ofParty: boolean;
        };
        /** @description Third party of an entry. */
        BookParty: {
            /** @description C12 a client, M3 an insurer, D5 a driver, F8 a supplier */
            code: string;
            /** @description Name */
            name: string;
            /**
             * @description Customer or supplier
             * @enum {string}
             */
            role: "customer" | "supplier";
        };
        /** @description Balanced entry of a journal. */
        BookEntry: {
            /** @description What it books, as client:12 */
            key: string;
            /**
             * @description Journal
             * @enum {string}
             */
            journal: "sales" | "salesCredits" | "purchases" | "settlements" | "bank" | "cash" | "other";
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /**
             * Format: date
             * @description Day by which it is to be paid
             */
            dueDate: string | null;
            /** @description Number of the document */
            document: string;
            /** @description Text */
            text: string;
            /** @description Third party */
            party: components["schemas"]["BookParty"];
            /** @description Lines */
            lines: components["schemas"]["BookLine"][];
        };
        /** @description Entries of a period that no export has, and what is to be checked. */
        AccountingPreview: {
            /** @description Entries by day */
            entries: components["schemas"]["BookEntry"][];
            /** @description Entries of the period that an export has */
            exported: number;
            /** @description Keys of entries that lack a general account */
            missing: string[];
            /** @description Exported entries that would be booked differently now */
            changed: components["schemas"]["ChangedEntry"][];
        };
        /** @description Exported entry that would be booked differently now. */
        ChangedEntry: {
            /** @description What it books */
            key: string;
            /** @description Number of the document */
            document: string;
            /** @description Text */
            text: string;
        };
        /** @description Stored export. */
        AccountingExport: {
            /** @description Number of the record */
            id: number;
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
            /** @description Entries */
            count: number;
            /** @description Sum of the debits, in euros */
            debit: number;
            /**
             * Format: date-time
             * @description Moment of the export
             */
            at: string;
            /** @description User who made it */
            userName: string;
        };
        /** @description Stored receipt. */
        StoredReceipt: {
            /** @description Storage key */
            itemKey: string;
            /** @description Media type from its content, PDF or image */
            contentType: string;
            /** @description URL of the file, valid for minutes */
            imageUrl: string;
        };
        /** @description Invoice or credit note of a supplier, as its file has it. Amounts of a credit note are negative. */
        ReceivedInvoice: {
            /** @description A credit note */
            credit: boolean;
            /** @description Number that the supplier gave it */
            number: string;
            /**
             * Format: date
             * @description Day of issue
             */
            date: string;
            /**
             * Format: date
             * @description Day by which it is to be paid
             */
            dueDate: string | null;
            supplier: components["schemas"]["ReceivedSupplier"];
            /** @description Total without VAT, in euros */
            net: number;
            /** @description VAT, in euros */
            vat: number;
            /** @description Total with VAT, in euros */
            total: number;
            /** @description Communication of the payment, a structured one as +++100/0123/00038+++ */
            reference: string | null;
            /** @description Note of the supplier */
            note: string | null;
            /** @description The first lines */
            lines: components["schemas"]["ReceivedLine"][];
            /** @description Number of lines */
            lineCount: number;
            /** @description What should be looked at */
            warnings: ("totals" | "prepaid" | "iban" | "reference" | "buyer" | "account")[];
            /** @description Expense that has this number of this supplier already; null for none */
            recorded: components["schemas"]["RecordedExpense"] | null;
            /** @description PDF within the file; null for none */
            receipt: components["schemas"]["StoredReceipt"] | null;
        };
        /** @description An expense that exists. */
        RecordedExpense: {
            /** @description Number of the record */
            id: number;
            /** @description Name */
            name: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
        };
        /** @description Seller of a received invoice. */
        ReceivedSupplier: {
            /** @description Recorded supplier with its enterprise number, else with its account; null for none */
            id: number | null;
            /** @description Name of the recorded supplier */
            knownAs: string | null;
            /** @description Name on the invoice */
            name: string;
            /** @description Enterprise number, as in 0566.988.259 */
            cn: string | null;
            /** @description IBAN on the invoice, without spaces */
            bank_account: string | null;
            /** @description Street and number */
            address: string | null;
            /** @description Postal code */
            zip: string | null;
            /** @description City */
            city: string | null;
            /** @description E-mail */
            email: string | null;
        };
        /** @description Line of a received invoice. */
        ReceivedLine: {
            /** @description Name */
            name: string;
            /** @description Quantity */
            quantity: number | null;
            /** @description Amount without VAT, in euros */
            amount: number;
        };
        /** @description Range of days, both included, optionally limited to a weekday and hour. */
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
            /** @description Part of the amount paid in cash */
            cash: number;
            /** @description Part of the amount that is invoiced */
            factuur: number;
        };
        /** @description Invoices dated in a period, or unpaid ones. */
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
            /** @description Open invoices of clients and insurance bodies instead, regardless of their date */
            unpaid?: boolean;
        };
        /** @description An invoice behind a figure. */
        StatsInvoice: {
            /**
             * @description Kind of recipient, or credit note
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
            /** @description Contribution to the figure, in euros: for an unpaid invoice its open amount, for a credit note less than 0 */
            amount: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description Open and overdue */
            late: boolean;
            /** @description Invoice that a credit note credits */
            invoiceId: number | null;
            /**
             * @description Kind of that invoice
             * @enum {string|null}
             */
            invoiceKind: "client" | "insurance" | null;
        };
        /** @description Period of results. */
        BudgetQuery: {
            /**
             * Format: date
             * @description First day
             */
            from: string;
            /**
             * Format: date
             * @description Last day
             */
            to: string;
        };
        /** @description Category in a period; amounts of expenses are negative. */
        BudgetResult: {
            /** @description Category; null for records without one */
            categoryId: number | null;
            register: components["schemas"]["MoneyRegister"];
            /** @description Name of the category */
            name: string | null;
            /** @description Recorded in the period, in euros */
            actual: number;
            /** @description Budget of the period, in euros; 0 for none */
            budget: number;
        };
        /** @description Year of budgets. */
        BudgetYear: {
            /** @description Year */
            year: number;
        };
        /** @description Budget of a category. */
        Budget: {
            /** @description Category */
            categoryId: number;
            register: components["schemas"]["MoneyRegister"];
            /** @description Name of the category */
            name: string;
            /** @description Budget of the year before, in euros; null for none */
            last: number | null;
            /** @description Budget of the year, in euros; null for none */
            amount: number | null;
        };
        /** @description Changed budgets of a year. */
        BudgetForm: {
            /** @description Year */
            year: number;
            /** @description Changed budgets, each category once */
            budgets: components["schemas"]["BudgetChange"][];
        };
        /** @description Changed budget of a category. */
        BudgetChange: {
            /** @description Category */
            categoryId: number;
            /** @description Amount that the user saw */
            before: number | null;
            /** @description Euros a year, whatever the register; null for none */
            amount: number | null;
        };
        /** @description Period and tags. */
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
            /** @description Matching of the transport by the platform */
            matchingState?: components["schemas"]["TransportMatching"] | null;
        };
        /** @description Request of the booker. */
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
        /** @description Start or end of the transport. */
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
                /** @description Total, in euros */
                total?: number | null;
                /** @description Split of the price between the payers */
                distribution?: {
                    /** @description Part that is not reimbursed */
                    nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
                } | null;
            } | null;
        };
        /** @description Matching of the transport by the platform. */
        TransportMatching: {
            /** @description The price */
            price?: {
                /** @description Total, in euros; used unchanged when present */
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
             * @description Time of creation
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
        /** @description State of the connection to the external platform. */
        BooqitStatus: {
            /** @description Whether an address and a token are configured */
            configured: boolean;
            /**
             * Format: date-time
             * @description Time of the first failed call since the last successful one; null while the platform answers
             */
            unreachableSince: string | null;
            /** @description Page of the platform that shows a transport, called with the parameter transportId; null when none is configured */
            webUrl: string | null;
            /** @description The platform is a sandbox: changes can be practised (practisePlatform) */
            practice: boolean;
            /**
             * Format: date-time
             * @description Time of the last poll for changes by any server process; null before the first one
             */
            polledAt: string | null;
            /** @description Records that do not match their schema and are left out, from the last response of each call */
            rejected: {
                /** @description Transport id or invoice number */
                id: string | null;
                /** @description First invalid field, such as request.dateTime */
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
        /** @description Part of a transport that is booked. */
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
            /**
             * @description Certificate of the booking
             * @enum {string}
             */
            certificate: "none" | "needed" | "present";
            /** @description Active invoices with the booking, of the client and of the insurer */
            invoices: components["schemas"]["BookedInvoice"][];
        };
        /** @description Active invoice with a booking. */
        BookedInvoice: {
            /**
             * @description Kind of the invoice
             * @enum {string}
             */
            kind: "client" | "insurance";
            /** @description Number of the invoice */
            id: number;
            /**
             * @description 0 pending, 1 closed, 2 overdue
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        /** @description Clients and a day. */
        PassengerDayQuery: {
            /** @description The client, or those who may be the passenger */
            clientIds: number[];
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Transport whose own bookings are left out */
            transportId?: components["schemas"]["TransportId"];
        };
        /** @description Trip of a client. */
        PassengerTrip: {
            /** @description Number of the booking */
            id: number;
            /** @description Client */
            clientId: number;
            /** @description Name of the destination */
            destination: string | null;
            /** @description Time of the appointment */
            ap_time: string;
            /**
             * @description to (Aller), back (Retour) or simple (Simple)
             * @enum {string}
             */
            type: "to" | "back" | "simple";
        };
        /** @description Change to be practised. */
        PlatformPractice: {
            transportId: components["schemas"]["TransportId"];
            /**
             * @description Half an hour later; cancelled by the booker; refused by the carrier; certificate received
             * @enum {string}
             */
            change: "moved" | "cancelled" | "refused" | "certificate";
        };
        /**
         * @description Part of a transport of the external platform from which a booking is created; with several dates, the first booking. Both are saved in one
         *     transaction: a part that is already booked (specification/booqit.md#booked-already) refuses the new booking (409 `booqit.alreadyBooked`, params
         *     `bookingId`), and nothing is saved. With a `return` this also applies to the accepted part that brings the passenger home.
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
            /** @description Driver whom the bookings name until they are assigned; when missing, the one of the setting `driverToAssign` */
            driverId?: number;
            /** @description Preview only: saves nothing */
            preview?: boolean;
            /** @description Create the booking although the passenger already has a probably identical one; without it the part is refused (409 `booqit.likelyBooked` (params `bookingId`), or `booking.duplicate`, in its result) */
            confirmDuplicates?: boolean;
            /** @description Transports with their client and destination */
            items: {
                transportId: components["schemas"]["TransportId"];
                /** @description Its client */
                clientId: number;
                /** @description Its destination */
                destinationId: number;
                /** @description Parts to book, if some have no destination yet; without it, all */
                parts?: components["schemas"]["TransportPartNumber"][];
                /** @description Destinations of the parts that go elsewhere, when the transport continues from one place of care to another */
                others?: {
                    part: components["schemas"]["TransportPartNumber"];
                    /** @description Its destination */
                    destinationId: number;
                }[];
            }[];
        };
        /** @description Result for a part of a transport. */
        ImportedTransport: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            /**
             * @description Booked now; already booked and unchanged; refused
             * @enum {string}
             */
            result: "booked" | "known" | "refused";
            /** @description Its booking; null when refused, and in a preview */
            bookingId: number | null;
            /**
             * Format: date
             * @description Its day; null when unknown to the platform
             */
            date: string | null;
            /** @description Its time */
            time: string | null;
            /** @description Reason of the refusal */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description Field of a booked transport that has changed on the platform. */
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
            /** @description Value of the booking: a time as `YYYY-MM-DD HH:mm`, a certificate as `none`, `needed` or `present`, a status as `drives`, `cancelled` or a text of the platform, else a text */
            old: string | null;
            /** @description Current value on the platform, in the same notation; null while the platform does not answer */
            new: string | null;
            /** @description Identifies exactly this change; sent back with the decision */
            token: string;
            /**
             * Format: date-time
             * @description Time of the detection
             */
            since: string;
        };
        /**
         * @description Field of a transport: time, passenger, home address, place of care, certificate, status
         * @enum {string}
         */
        TransportField: "time" | "passenger" | "home" | "care" | "certificate" | "status";
        /** @description Decision about a difference. */
        DifferenceDecision: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            field: components["schemas"]["TransportField"];
            /** @description Token of the change that the user saw */
            token: string;
            /**
             * @description Decision
             * @enum {string}
             */
            decision: "apply" | "ignore";
            /** @description Client, when applying another passenger */
            clientId?: number;
            /** @description Destination, when applying another place of care */
            destinationId?: number;
            /** @description Also cancel the other leg, when applying a cancellation */
            alsoLinked?: boolean;
        };
        /** @description Number of items that wait for a dispatcher. */
        PlatformCounts: {
            /** @description Open differences of booked transports */
            differences: number;
            /** @description Offered transports; null before the platform answered */
            inbox: number | null;
        };
        /**
         * @description Kind of record that a transport is matched with
         * @enum {string}
         */
        MatchKind: "client" | "destination";
        /** @description Possible matches of a transport. A part without its own destination has that of the part before it. */
        TransportMatch: {
            transportId: components["schemas"]["TransportId"];
            part: components["schemas"]["TransportPartNumber"];
            kind: components["schemas"]["MatchKind"];
            /** @description Previous choice for the same passenger or place */
            chosen: components["schemas"]["MatchedRecord"] | null;
            /** @description Most likely first */
            candidates: components["schemas"]["MatchCandidate"][];
        };
        /** @description A client or a destination. */
        MatchedRecord: {
            /** @description Its number */
            id: number;
            /** @description Its name */
            label: string;
        };
        /** @description Possible client or destination of a transport. */
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
            /** @description Certainty in percent: preselected from 95, below 60 shown only on request */
            score: number;
            /** @description Reasons, in the order of the compared fields */
            reasons: {
                /** @description Kind of fact */
                code: components["schemas"]["ClientMatchReason"] | components["schemas"]["DestinationMatchReason"];
                /** @description Weight of the fact, in bits */
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
             * @description Time of the choice
             */
            at: string;
            /** @description User who chose it */
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
         * @description Reason of a difference: no booking, a part without one, one that was not driven, another distance, not the tariff of the platform, the share of the patient, waiting, a transport unknown to the platform, or none of these
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
            /** @description Name of the passenger, last name first */
            passenger: string | null;
            /** @description Its bookings */
            bookingIds: number[];
            /** @description Amount paid by the platform, in euros */
            platform: number;
            /** @description Amount of our bookings, in euros */
            ours: number;
            /** @description platform minus ours */
            difference: number;
            /** @description Reasons of the difference; empty without one */
            reasons: components["schemas"]["ReconciliationReason"][];
        };
        /** @description Mapping of the platform's values. */
        PlatformTables: {
            /** @description Insurer that pays when the platform names no mutuality */
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
            /** @description Insurer that pays */
            insuranceId: number;
        };
        /** @description Text of the platform */
        PlatformWord: string;
        /** @description Value in use on the platform. */
        PlatformValue: {
            /**
             * @description Kind of value
             * @enum {string}
             */
            kind: "reason" | "mutuality";
            value: components["schemas"]["PlatformWord"];
            /** @description Number of transports of the last poll with this value */
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
        /** @description Message about bookings, as an offer the driver can accept or refuse until it expires. */
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
             * @description Expiry of the offer; when missing, in 15 minutes
             */
            endtime?: string | null;
            /** @description Time to answer, in seconds */
            timer?: number | null;
            /**
             * Format: date-time
             * @description Time of the message
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
            /** @description Start and end */
            trip: {
                /** @description Address it starts at */
                origin: string;
                /** @description Address it ends at */
                destination: string;
            };
        };
        /** @description The notification is accepted. */
        NotificationAnswer: {
            /** @description Id of the notification */
            id: string;
            /** @description The driver's app received it; otherwise it waits in the outbox */
            delivered: boolean;
        };
        /** @description The record is created. */
        LiveKey: {
            /** @description Key in the live store, increasing with time */
            id: string;
        };
        /** @description Type of the live store: this server, or a Firebase project that the browser connects to directly. */
        LiveConfig: {
            /**
             * @description Type of the store
             * @enum {string}
             */
            service: "server" | "firebase";
            /** @description Connection data for Firebase; null otherwise */
            firebase: components["schemas"]["FirebaseConfig"] | null;
        };
        /** @description Firebase project, with a token to sign this user in. */
        FirebaseConfig: {
            /** @description Web key of the project, not secret */
            apiKey: string;
            /** @description Project */
            projectId: string;
            /** @description Realtime Database */
            databaseURL: string;
            /** @description Bucket of the photos */
            storageBucket: string | null;
            /** @description Custom sign-in service, such as an emulator */
            authURL?: string | null;
            /** @description Custom storage service, such as an emulator */
            storageURL?: string | null;
            /** @description Custom token of the user, with the pages as claims; null when the database requires none */
            token: string | null;
        };
        /**
         * @description Column of the board
         * @enum {string}
         */
        TaskStatus: "on-hold" | "in-progress" | "needs-review" | "done";
        /** @description Content of a task card. */
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
            /** @description Author; always set to the caller by the server */
            user?: number | null;
        };
        /** @description A new task. */
        TaskForm: {
            status?: components["schemas"]["TaskStatus"];
            data: components["schemas"]["TaskData"];
            /** @description Assignees, with role admin or dispatch */
            user?: number[];
        };
        /** @description A task or some of its fields. */
        TaskUpdate: {
            status?: components["schemas"]["TaskStatus"];
            data?: components["schemas"]["TaskData"];
            /** @description Assignees, with role admin or dispatch */
            user?: number[];
        };
        /** @description A task. */
        Task: {
            /** @description Key in the live store, increasing with time */
            id: string;
            status: components["schemas"]["TaskStatus"];
            data: components["schemas"]["TaskData"];
            /** @description Assignees */
            user: number[];
        };
        /** @description Demand of a driver for a booking, with price and expiry. */
        Demand: {
            /** @description Key in the live store, increasing with time */
            key: string;
            /** @description The booking */
            id: number;
            /** @description The driver */
            driverId: number;
            /**
             * Format: date-time
             * @description Expiry of the demand
             */
            endtime: string;
            /** @description Demanded price, in euros */
            price: number | null;
            /** @description The trip, and its return trip if it is demanded too */
            bookings: components["schemas"]["DemandBooking"][];
        };
        /** @description Demand to grant. */
        DemandGrant: {
            /** @description The booking */
            id: number;
            /** @description The driver */
            driverId: number;
            /** @description Demanded price, in euros */
            price?: number | null;
            /** @description Include the linked leg */
            both?: boolean;
            assignAnyway?: components["schemas"]["AssignAnyway"];
        };
        /** @description Last position of a driver, as reported by the drivers' app. */
        DriverLocation: {
            /** @description Key in the live store, increasing with time */
            key: string;
            /** @description Latitude and longitude */
            l: [
                number,
                number
            ];
            /** @description Additional data from the app */
            data: {
                /** @description The driver */
                driverId: number;
                /**
                 * Format: date-time
                 * @description Time of the position
                 */
                time: string;
                /** @description A passenger is on board */
                charged: boolean;
                /** @description Raw data of the phone */
                position: {
                    /** @description Movement */
                    coords: {
                        /** @description Speed in metres per second */
                        speed: number | null;
                        /** @description Accuracy in metres */
                        accuracy?: number | null;
                        /** @description Heading in degrees from north */
                        heading?: number | null;
                    };
                    /** @description Activity detected by the phone */
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
        /** @description Driver whose positions can be viewed. */
        HistoryDriver: {
            /** @description The driver */
            id: number;
            /** @description First name */
            firstname: string;
            /** @description Last name */
            lastname: string;
            /** @description Whether the driver is active */
            active: boolean;
        };
        /** @description Position of a driver at a time. */
        PastLocation: {
            /**
             * Format: date-time
             * @description Time of the position
             */
            time: string;
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /** @description Speed in metres per second; null when the phone did not report it */
            speed: number | null;
            /** @description A passenger was on board */
            charged: boolean;
        };
        /** @description Place that needs a driver. */
        NearestDriversQuery: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /**
             * Format: date-time
             * @description Time; when missing, now; at most 31 days ahead
             */
            time?: string | null;
            /** @description Pending trip that needs a driver: the conflicts are those of this trip */
            bookingId?: number;
            /** @description Maximum number of drivers, default 50 */
            limit?: number;
        };
        /** @description Estimated time of arrival of a driver at a place. */
        NearestDriver: {
            /** @description The driver */
            driverId: number;
            /** @description Name of the driver, last name first */
            name: string;
            /** @description Estimated minutes until arrival */
            minutes: number;
            /** @description Kilometres by road from the driver's current position, or from the end of the current trip */
            distance: number;
            /**
             * Format: date-time
             * @description When the client of the current trip will have left the car, estimated; null for a free driver
             */
            freeAt: string | null;
            /** @description No position, or one older than twice the refresh time of the driver */
            stale: boolean;
            /** @description Conflicts with a trip of half an hour from there, most severe first */
            conflicts: ("inactive" | "refused" | "vehicle" | "papers" | "unavailable" | "overlap" | "travel")[];
        };
        /**
         * @description Command to a connected app, sent by the socket event `action`
         * @enum {string}
         */
        AppAction: "requestLocationPermission" | "getInfo" | "getLocation" | "reloadApp" | "logoutApp" | "moveToForeground" | "checkPermission" | "appUpdated" | "setInActive" | "setEnabled";
        /**
         * @description Location permission of the app; prompt: the user is asked first; null: unknown
         * @enum {string|null}
         */
        AppPermission: "granted" | "denied" | "prompt" | "unsupported" | null;
        /** @description Position of an app */
        AppPosition: {
            /** @description Degrees north, WGS 84 */
            latitude: number;
            /** @description Degrees east, WGS 84 */
            longitude: number;
            /** @description Accuracy in metres */
            accuracy: number | null;
            /**
             * Format: date-time
             * @description Time of the position
             */
            time: string;
        };
        /** @description Status report of an app; null for unknown fields. */
        AppInfo: {
            /** @description Operating system or kind of phone, such as Android */
            platform: string | null;
            /** @description Browser with its major version */
            browser: string | null;
            /** @description Version of the app; for a browser, the release set of its page */
            version: string | null;
            permission: components["schemas"]["AppPermission"];
            /** @description Last position; null if unknown */
            position: components["schemas"]["AppPosition"] | null;
        };
        /** @description Response of an app to a command. */
        AppAnswer: {
            /** @description The command was executed */
            done: boolean;
            /**
             * @description Reason of a refusal: unsaved form, permission denied, not supported, failed; null when done
             * @enum {string|null}
             */
            reason: "unsaved" | "denied" | "unsupported" | "failed" | null;
            /** @description Requested data; null for none */
            info: components["schemas"]["AppInfo"] | null;
        };
        /** @description Browser of a member of staff, or app of a driver, with an open socket. */
        ConnectedApp: {
            /** @description Id of the socket */
            socketId: string;
            /** @description User of the app */
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
                role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
                /** @description Not set inactive by setInActive */
                active: boolean;
            };
            /** @description The driver, for an app of drivers */
            driverId: number | null;
            /**
             * Format: date-time
             * @description Time of the connection
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
             * @description Time of sending
             */
            at: string;
            /** @description Name of the sender */
            by: string;
            /**
             * @description Event of the socket
             * @enum {string}
             */
            kind: "action" | "say" | "forceDisconnect" | "test";
            /** @description Action; null for the other events */
            action: components["schemas"]["AppAction"] | null;
            /** @description Text of the message, version of appUpdated, true or false of setInActive; null for none */
            data: string | null;
            /** @description Target user; null for all */
            to: number | null;
            /** @description Name of the target user; null for all */
            toName: string | null;
            /** @description Number of apps it was sent to; 0: none connected */
            sent: number;
            /** @description Number of apps that received it */
            delivered: number;
            /** @description Number of apps that answered */
            answered: number;
            /** @description Still waiting for answers, within ten seconds */
            open: boolean;
            /** @description The first 50 apps, those without an answer first */
            receivers: {
                /** @description Id of the socket */
                socketId: string;
                /** @description User of the app */
                userId: number;
                /** @description Name of the user, last name first */
                name: string;
                /**
                 * @description Role of a user
                 * @enum {string}
                 */
                role: "client" | "driver" | "dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super";
                /**
                 * @description noAnswer: none within ten seconds
                 * @enum {string}
                 */
                state: "sent" | "delivered" | "answered" | "noAnswer";
                /** @description Time from sending to the answer */
                milliseconds: number | null;
                /** @description Response of the app; null without one */
                answer: components["schemas"]["AppAnswer"] | null;
            }[];
        };
        /** @description Search request. */
        SearchQuery: {
            /** @description Search text; accents and case are ignored */
            q: string;
            /**
             * @description places (clients, destinations, drivers and insurance bodies), bookings or invoices; when missing, all of them
             * @enum {string}
             */
            index?: "places" | "bookings" | "invoices";
            /** @description Maximum number of hits of each index */
            limit?: number;
        };
        /** @description Geographic position. */
        GeoSearchQuery: {
            /** @description Degrees north, WGS 84 */
            lat: number;
            /** @description Degrees east, WGS 84 */
            lon: number;
        };
        /** @description Hits, best first; without records that the user may not open. */
        SearchAnswer: {
            /** @description Result list in its wrapper */
            hits: {
                /** @description The hits */
                hits: {
                    _source: components["schemas"]["SearchHit"];
                }[];
            };
        };
        /** @description Found record; fields that its kind lacks are missing or null. */
        SearchHit: {
            /**
             * @description Kind of the record, and the route that opens it
             * @enum {string}
             */
            route: "client" | "destination" | "driver" | "insurance" | "booking" | "invoice" | "driverInvoice" | "insuranceInvoice" | "creditNote";
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
            /** @description Name of the client or destination, or of the invoice recipient */
            name?: string | null;
            /** @description Whole address on one line, as chosen from the suggestions */
            address?: string | null;
            /** @description Status of the booking or invoice */
            status?: number | null;
            /** @description Amount of the invoice, in euros */
            amount?: number | null;
            /** @description Alternative name on the invoice */
            invoiceName?: string | null;
            /** @description Alternative address on the invoice */
            invoiceAddress?: string | null;
        };
        /** @description Text typed in an address field. */
        AddressQuery: {
            /** @description Typed text */
            q: string;
            /** @description Maximum number of suggestions, default 8 */
            limit?: number;
            /**
             * @description Language of the user: language of the offered name if the text matches several. A language recognised in the typed name takes precedence
             * @enum {string}
             */
            language?: "fr" | "nl" | "en";
            near?: components["schemas"]["Coordinates"];
        };
        /** @description Suggested address. A street or locality is not complete: it needs a house number before it can be saved. */
        AddressSuggestion: {
            /** @description Display text */
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
             * @description Source of the suggestion
             * @enum {string}
             */
            source: "addressBook" | "gazetteer" | "register" | "photon" | "google";
            /** @description Attribution to show, for data from the address register */
            attribution?: string | null;
            /** @description Client of the address book at this address */
            clientId?: number | null;
            /** @description Destination of the address book at this address */
            destinationId?: number | null;
        };
        /** @description Column or row of a map tile of zoom 14, Web Mercator */
        TileIndex: number;
        /** @description Streets of a map tile, drawn from the positions of their houses. */
        TileStreets: {
            /** @description Those with most houses first */
            streets: components["schemas"]["TileStreet"][];
            /** @description Attribution of each region to show with its streets */
            attributions: string[];
        };
        /** @description Street of one postal code, whole even when it leaves the tile. */
        TileStreet: {
            /** @description Number of the record */
            id: number;
            /** @description French name */
            fr: string | null;
            /** @description Dutch name */
            nl: string | null;
            /** @description German name */
            de: string | null;
            /** @description Positions of the houses with even numbers, by number */
            even: components["schemas"]["HousePlaces"];
            /** @description Positions of the houses with odd numbers, by number */
            odd: components["schemas"]["HousePlaces"];
        };
        /** @description Positions along a side of a street */
        HousePlaces: number[][];
        /** @description A booking. */
        TicketQuery: {
            /** @description Booking */
            bookingId: number;
        };
        /** @description A parking receipt. */
        Ticket: {
            /** @description Booking */
            bookingId: number;
            /** @description Id of the receipt */
            ticketId: string;
            /** @description Name of the driver */
            driver: string | null;
            /**
             * Format: date
             * @description Day of the receipt
             */
            date: string | null;
            /** @description URL of the photo */
            imageUrl: string | null;
        };
        /** @description Name of a remote: dispatch */
        RemoteName: string;
        /** @description A published version; a working copy has the fingerprint of its content appended */
        RemoteVersion: string;
        /** @description Id of a release set */
        ReleaseSetId: string;
        /** @description One version of a remote, or of the host, which is named host. */
        RemoteChoice: {
            name: components["schemas"]["RemoteName"];
            /** @description A published version; a working copy has the fingerprint of its content appended; for the host, `deployed` is the one that came with the server */
            version: string;
        };
        /** @description Versions to verify; the other remotes as in the running set. */
        ReleaseChoice: {
            /** @description One version per remote */
            remotes: components["schemas"]["RemoteChoice"][];
        };
        /** @description Versions to activate, with the reason. Without `remotes`, the staged ones. */
        ReleaseOrder: {
            /** @description One version per remote; without it, the staged ones */
            remotes?: components["schemas"]["RemoteChoice"][];
            /** @description Reason, shown in the history */
            why: string;
        };
        /** @description Versions to stage, with their audience. Without `remotes`, the staged versions get another audience. */
        StageOrder: {
            /** @description One version per remote; without it, the staged ones */
            remotes?: components["schemas"]["RemoteChoice"][];
            /** @description Roles in the audience */
            roles: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super")[];
            /** @description Additional users in the audience */
            users: string[];
            /** @description Additional share of all users, stable while it is the same set; none when missing */
            percent?: number;
            /** @description The reason */
            why: string;
        };
        /** @description Reason of an action. */
        ReleaseReason: {
            /** @description The reason */
            why: string;
        };
        /** @description Target and reason of a rollback. `to` names a set, `remotes` the remotes that go back on their own; without both, the previous set. */
        RollbackOrder: {
            to?: components["schemas"]["ReleaseSetId"];
            /** @description Only these, each to its previous version; not together with `to` */
            remotes?: components["schemas"]["RemoteName"][];
            /** @description Only while this set runs: of two concurrent rollbacks the second one would otherwise go one set further */
            from?: components["schemas"]["ReleaseSetId"];
            /** @description The reason */
            why: string;
        };
        /** @description Result of the request. */
        ReleaseAnswer: {
            /** @description Id of the running or staged set after it; null for none */
            set: string | null;
            /** @description Id of the previous set; null for none */
            before: string | null;
            /** @description False when nothing had to be changed */
            changed: boolean;
        };
        /** @description State of the releases. */
        ReleaseStatus: {
            host: components["schemas"]["ReleaseHost"];
            /** @description Running set; null before the first activation */
            running: components["schemas"]["RunningSet"] | null;
            /** @description Staged set; null for none */
            staged: components["schemas"]["StagedSet"] | null;
            /** @description Every running or staged remote, by name */
            remotes: components["schemas"]["RemoteState"][];
            policy: components["schemas"]["RollbackPolicy"];
            /** @description Whether developers may override remotes with other origins; null for no, the default */
            overrides: components["schemas"]["OverridePermit"] | null;
        };
        /** @description The deployed host. */
        ReleaseHost: {
            /** @description Its version */
            version: string;
            /** @description Version of the host contract that it provides */
            contract: string;
        };
        /** @description Set that runs for everybody. */
        RunningSet: {
            set: components["schemas"]["ReleaseSetId"];
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            since: string;
            /** @description User who activated it */
            who: string;
            /** @description The reason */
            why: string;
            verified: components["schemas"]["VerifiedHow"];
            /** @description Target of a rollback; null when there is none */
            previous: string | null;
            lost: components["schemas"]["LostParts"];
            host: components["schemas"]["HostBuild"];
        };
        /** @description Build of the host that a set pins, or `deployed` for the one that came with the server */
        HostBuild: string;
        /** @description Missing versions of a rollback's target set, such as `dispatch 1.1.0`, because of which it would be refused; usually empty */
        LostParts: string[];
        /**
         * @description full: verified and booted in a browser; static: verified without a boot; none: not verified
         * @enum {string}
         */
        VerifiedHow: "full" | "static" | "none";
        /** @description Staged set. */
        StagedSet: {
            set: components["schemas"]["ReleaseSetId"];
            host: components["schemas"]["HostBuild"];
            /** @description Roles in the audience */
            roles: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super")[];
            /** @description E-mail addresses of users in the audience */
            users: string[];
            /** @description Additional share of all users */
            percent: number;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User who staged it */
            who: string;
            /** @description The reason */
            why: string;
        };
        /** @description Remote of the running or staged set. The counts are of the running version, since its activation. */
        RemoteState: {
            name: components["schemas"]["RemoteName"];
            titles: components["schemas"]["RemoteTitles"];
            /** @description Running version; null when it is only staged */
            version: string | null;
            /** @description Range of the host contract that it requires */
            contract: string;
            /** @description Whether the deployed host is in that range */
            fits: boolean;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            publishedAt: string | null;
            /** @description Staged version; null when it is the same */
            staged: string | null;
            /** @description Target version of a rollback of this remote only; null when there is none */
            former: string | null;
            /** @description Health of the staged version among its audience; null without a staged version */
            trial: components["schemas"]["TrialLoads"] | null;
            /** @description Number of sessions that requested it */
            sessions: number;
            /** @description Number of sessions in which it failed to load */
            failed: number;
            /** @description Sessions in which its code failed after it had loaded */
            errors: number;
            /** @description Number of violations of the content security policy by it */
            violations: number;
            /** @description Reasons of failed loads */
            failures: components["schemas"]["FailureCount"][];
        };
        /** @description Counts of a staged version, in pages on the staged set, since it was staged. */
        TrialLoads: {
            /** @description Number of sessions that requested it */
            sessions: number;
            /** @description Number of sessions in which it failed to load */
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
            /** @description Number of items */
            sessions: number;
        };
        /** @description Policy of the automatic rollback. Set by ops on the command line. */
        RollbackPolicy: {
            /** @description Whether the automatic rollback is on */
            automatic: boolean;
            /** @description Highest accepted share of sessions with a failure of one remote */
            budget: number;
            /** @description Minimum number of sessions that requested the remote before a decision */
            minimum: number;
            /** @description Length of the observed window, in minutes */
            minutes: number;
        };
        /** @description Permission for developers to override remotes, for a limited time. */
        OverridePermit: {
            /** @description Permitted origins */
            origins: string[];
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            until: string;
            /** @description User who permitted it */
            who: string;
            /** @description The reason */
            why: string;
        };
        /** @description Change of the running or staged set. */
        ReleaseChange: {
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User; `automatic` for the suite itself */
            who: string;
            /** @description The reason */
            why: string;
            /**
             * @description Kind of change
             * @enum {string}
             */
            action: "activate" | "rollback" | "stage" | "unstage" | "policy" | "overrides" | "prune" | "token" | "repair";
            /** @description Set before; null for none */
            before: string | null;
            /** @description Set after; null for none */
            after: string | null;
            /** @description Differences between the two sets */
            remotes: components["schemas"]["RemoteDifference"][];
        };
        /** @description Difference for one remote. */
        RemoteDifference: {
            name: components["schemas"]["RemoteName"];
            /** @description Version before; null when it was not in the set */
            before: string | null;
            /** @description Version after; null when it was removed */
            after: string | null;
        };
        /** @description A published version of a remote. */
        PublishedVersion: {
            name: components["schemas"]["RemoteName"];
            version: components["schemas"]["RemoteVersion"];
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User who published it; null if unknown */
            who: string | null;
            /** @description Total size of its files */
            bytes: number;
            /** @description Range of the host contract that it requires */
            contract: string;
            /** @description Whether the deployed host is in that range */
            fits: boolean;
            /** @description Whether it is in the running set */
            running: boolean;
            /** @description Whether it is in the staged set */
            staged: boolean;
        };
        /** @description Release notes of a version. */
        VersionNotes: {
            version: components["schemas"]["RemoteVersion"];
            /** @description Its changes, largest kind first */
            notes: components["schemas"]["VersionNote"][];
        };
        /** @description One change. */
        VersionNote: {
            /**
             * @description Kind of change
             * @enum {string}
             */
            kind: "major" | "minor" | "patch";
            /** @description Description by its team, plain text */
            text: string;
        };
        /** @description Result of a verification. */
        VerificationReport: {
            /** @description Whether it may be activated */
            passed: boolean;
            verified: components["schemas"]["VerifiedHow"];
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description Checks, in the order of execution */
            checks: components["schemas"]["VerificationCheck"][];
        };
        /** @description One check. */
        VerificationCheck: {
            /**
             * @description Kind of check
             * @enum {string}
             */
            check: "files" | "signatures" | "contract" | "operations" | "languages" | "budgets" | "boot";
            /**
             * @description Result of the check
             * @enum {string}
             */
            outcome: "passed" | "warned" | "failed" | "skipped";
            /** @description Findings; empty when there are none */
            findings: components["schemas"]["VerificationFinding"][];
        };
        /** @description One finding. */
        VerificationFinding: {
            /** @description Affected remote; null for all */
            remote: string | null;
            /** @description Fault in English, for engineers of the remote */
            detail: string;
        };
        /**
         * @description Load result of a remote in a page
         * @enum {string}
         */
        LoadOutcome: "loaded" | "error" | "violation" | "notFound" | "html" | "syntax" | "hang" | "threw" | "contract" | "integrity" | "sharedModule" | "unreachable";
        /** @description Load results of remotes in a page. */
        LoadReport: {
            /** @description In chronological order */
            events: components["schemas"]["LoadEvent"][];
        };
        /** @description Load result of one remote. */
        LoadEvent: {
            set: components["schemas"]["ReleaseSetId"];
            remote: components["schemas"]["RemoteName"];
            version: components["schemas"]["RemoteVersion"];
            outcome: components["schemas"]["LoadOutcome"];
            /** @description Error text of the browser, for the log; no personal data */
            detail?: string;
            /** @description Incident number shown to the user */
            incidentId?: string;
        };
        /** @description One version of one remote, or of the host. */
        OpsPick: {
            /** @description Name of a remote, or host */
            name: string;
            /** @description A published version; for the host, `deployed` is the one that came with the server */
            version: string;
        };
        /**
         * @description latest: highest version of every remote; staged: the staged versions; current: the running versions
         * @enum {string}
         */
        OpsSource: "latest" | "staged" | "current";
        /** @description Versions, or one of the sources; the other remotes are unchanged. */
        OpsChoice: {
            /** @description One version per remote */
            remotes?: components["schemas"]["OpsPick"][];
            source?: components["schemas"]["OpsSource"];
        };
        /** @description Versions to activate, with the reason. */
        OpsActivation: {
            /** @description One version per remote */
            remotes?: components["schemas"]["OpsPick"][];
            source?: components["schemas"]["OpsSource"];
            /** @description Do not require a boot in a browser; the history records `static` */
            withoutBoot?: boolean;
            /** @description Reason, shown in the history */
            why: string;
        };
        /** @description Versions to stage, with their audience. */
        OpsStaging: {
            /** @description One version per remote */
            remotes?: components["schemas"]["OpsPick"][];
            source?: components["schemas"]["OpsSource"];
            /** @description Roles in the audience */
            roles?: ("dispatch" | "account" | "invoice" | "admin" | "lead" | "accountant" | "office" | "super")[];
            /** @description Additional users in the audience */
            users?: string[];
            /** @description Additional share of all users in the audience */
            percent?: number;
            /** @description The reason */
            why: string;
        };
        /** @description Result of the request. */
        OpsAnswer: {
            /** @description Id of the running or staged set after it; null for none */
            set: string | null;
            /** @description Id of the previous set; null for none */
            before: string | null;
            /** @description False when nothing had to be changed */
            changed: boolean;
            verified: components["schemas"]["VerifiedHow"];
        };
        /** @description Published version. */
        OpsPublished: {
            /** @description Name of the remote, or host */
            name: string;
            /** @description Its version */
            version: string;
            /** @description False when exactly this content was published already */
            added: boolean;
        };
        /** @description A release.yaml. */
        OpsFile: {
            /** @description Content of the file */
            file: string;
        };
        /** @description A release.yaml to apply, with the reason. */
        OpsOrder: {
            /** @description Content of the file */
            file: string;
            /** @description Do not require a boot in a browser; the history records `static` */
            withoutBoot?: boolean;
            /** @description The reason, such as the message of the commit */
            why: string;
        };
        /** @description Changes made or planned. */
        OpsPlan: {
            /** @description Whether changes were made */
            changed: boolean;
            /** @description Empty when the state matches the file */
            changes: components["schemas"]["OpsPlannedChange"][];
        };
        /** @description One difference. */
        OpsPlannedChange: {
            /**
             * @description Kind of setting
             * @enum {string}
             */
            of: "version" | "menu" | "roles" | "stage" | "policy" | "overrides";
            /** @description A remote, host, the path of a menu entry, a permission, a property of the policy */
            name: string;
            /** @description Current value; null for none */
            before: string | null;
            /** @description Value in the file; null for none */
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
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User who published it; null if unknown */
            who: string | null;
            /** @description Total size of its files */
            bytes: number;
            /** @description Range of the host contract that it requires; for the host, the version it provides */
            contract: string;
            /** @description Whether it is an unfinished working copy */
            workingCopy: boolean;
            /** @description Whether it is in the running set */
            running: boolean;
            /** @description Whether it is in the staged set */
            staged: boolean;
            signature: components["schemas"]["OpsSignature"];
        };
        /** @description Signature state. */
        OpsSignature: {
            /**
             * @description trusted: signed by a key that is trusted here; wrong: the signature does not match; unknown: signed by other keys only
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
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User, token or `automatic` */
            who: string;
            /** @description The reason */
            why: string;
            /** @description Kind of change */
            action: string;
            /** @description Set before; null for none */
            before: string | null;
            /** @description Set after; null for none */
            after: string | null;
            verified: components["schemas"]["VerifiedHow"];
            /** @description Description of the change, if the two sets do not show it */
            what?: string;
            /** @description Differences between the two sets */
            remotes: components["schemas"]["RemoteDifference"][];
        };
        /** @description State of the releases. */
        OpsStatus: {
            /** @description Running set; null before the first activation */
            running: components["schemas"]["OpsRunning"] | null;
            /** @description Staged set; null for none */
            staged: components["schemas"]["OpsStaged"] | null;
            /** @description Every running or staged remote, by name */
            remotes: components["schemas"]["OpsRemote"][];
            policy: components["schemas"]["RollbackPolicy"];
            /** @description Whether developers may override remotes with other origins; null for no */
            overrides: components["schemas"]["OverridePermit"] | null;
            /** @description Changes of the stable set since the trial began */
            behind: string[];
            /** @description Signature of the running set; null before the first activation */
            signature: components["schemas"]["OpsSignature"] | null;
        };
        /** @description Set that runs for everybody. */
        OpsRunning: {
            set: components["schemas"]["ReleaseSetId"];
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            since: string;
            /** @description User who activated it */
            who: string;
            /** @description The reason */
            why: string;
            verified: components["schemas"]["VerifiedHow"];
            /** @description Target of a rollback; null when there is none */
            previous: string | null;
            lost: components["schemas"]["LostParts"];
            /** @description Version of the host contract it was built for */
            contract: string;
            host: components["schemas"]["HostBuild"];
        };
        /** @description Staged set. */
        OpsStaged: {
            set: components["schemas"]["ReleaseSetId"];
            host: components["schemas"]["HostBuild"];
            /** @description Roles in the audience */
            roles: string[];
            /** @description E-mail addresses of users in the audience */
            users: string[];
            /** @description Additional share of all users */
            percent: number;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            at: string;
            /** @description User who staged it */
            who: string;
            /** @description The reason */
            why: string;
            base: components["schemas"]["ReleaseSetId"];
            verified: components["schemas"]["VerifiedHow"];
        };
        /** @description Remote of the running or staged set. */
        OpsRemote: {
            name: components["schemas"]["RemoteName"];
            titles: components["schemas"]["RemoteTitles"];
            /** @description Running version; null when it is only staged */
            version: string | null;
            /** @description Base URL of its files */
            base: string;
            /** @description Range of the host contract that it requires */
            contract: string;
            /**
             * Format: date-time
             * @description Timestamp, ISO 8601 with offset
             */
            publishedAt: string | null;
            /** @description Staged version; null when it is the same */
            staged: string | null;
            /** @description Target version of a rollback of this remote only; null for none */
            former: string | null;
        };
    };
    responses: {
        /** @description Refused or failed. 400 validation, 401 no session, 403 not allowed, 404 unknown record, 409 conflict, 429 too many attempts, 501 not implemented yet, 503 temporarily unavailable with `Retry-After`, 500 failure. */
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
        /** @description Not modified since the response with this ETag */
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
        /** @description Changes since the response named in If-None-Match */
        BookingChanges: {
            headers: {
                /** @description Version of the list after the changes */
                ETag?: string;
                /** @description `changed-rows` */
                IM?: string;
                /** @description ETag of the response to which the changes apply */
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
                /** @description Current version of the record */
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
export type PagesOfRole = components['schemas']['PagesOfRole'];
export type RolePages = components['schemas']['RolePages'];
export type RolePagesForm = components['schemas']['RolePagesForm'];
export type Session = components['schemas']['Session'];
export type RenewedSession = components['schemas']['RenewedSession'];
export type SignOutAnswer = components['schemas']['SignOutAnswer'];
export type Setting = components['schemas']['Setting'];
export type SettingForm = components['schemas']['SettingForm'];
export type NonReimbursed = components['schemas']['NonReimbursed'];
export type BookingForm = components['schemas']['BookingForm'];
export type BookingUpdate = components['schemas']['BookingUpdate'];
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
export type DriverAwayForm = components['schemas']['DriverAwayForm'];
export type DriverAwayAnswer = components['schemas']['DriverAwayAnswer'];
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
export type ClientMessage = components['schemas']['ClientMessage'];
export type MessageReference = components['schemas']['MessageReference'];
export type MessageOrder = components['schemas']['MessageOrder'];
export type MessageChoices = components['schemas']['MessageChoices'];
export type MessageSettings = components['schemas']['MessageSettings'];
export type SentAttachmentReference = components['schemas']['SentAttachmentReference'];
export type DailyReportForm = components['schemas']['DailyReportForm'];
export type DailyReport = components['schemas']['DailyReport'];
export type Whereabouts = components['schemas']['Whereabouts'];
export type SeenDriver = components['schemas']['SeenDriver'];
export type DayOverview = components['schemas']['DayOverview'];
export type DayProblems = components['schemas']['DayProblems'];
export type DayProblem = components['schemas']['DayProblem'];
export type DayTrips = components['schemas']['DayTrips'];
export type PlanQuery = components['schemas']['PlanQuery'];
export type PlanAssignment = components['schemas']['PlanAssignment'];
export type PlanAway = components['schemas']['PlanAway'];
export type PlanLate = components['schemas']['PlanLate'];
export type PlanPlace = components['schemas']['PlanPlace'];
export type PlanProposal = components['schemas']['PlanProposal'];
export type PlanFigures = components['schemas']['PlanFigures'];
export type PlanChange = components['schemas']['PlanChange'];
export type PlanReason = components['schemas']['PlanReason'];
export type SeriesPlanQuery = components['schemas']['SeriesPlanQuery'];
export type SeriesPlanProposal = components['schemas']['SeriesPlanProposal'];
export type SeriesPlanFigures = components['schemas']['SeriesPlanFigures'];
export type SeriesPlan = components['schemas']['SeriesPlan'];
export type SeriesDriver = components['schemas']['SeriesDriver'];
export type PlanUnassigned = components['schemas']['PlanUnassigned'];
export type PlanIgnored = components['schemas']['PlanIgnored'];
export type PlanApplication = components['schemas']['PlanApplication'];
export type TripRequestState = components['schemas']['TripRequestState'];
export type TripRequestSource = components['schemas']['TripRequestSource'];
export type RefusalReason = components['schemas']['RefusalReason'];
export type TripRequestForm = components['schemas']['TripRequestForm'];
export type TripRequest = components['schemas']['TripRequest'];
export type TripRequestRef = components['schemas']['TripRequestRef'];
export type RefusalFields = components['schemas']['RefusalFields'];
export type TripRequestRefusal = components['schemas']['TripRequestRefusal'];
export type PdfText = components['schemas']['PdfText'];
export type UnmetNeed = components['schemas']['UnmetNeed'];
export type WardLink = components['schemas']['WardLink'];
export type CarrierOrder = components['schemas']['CarrierOrder'];
export type Carrier = components['schemas']['Carrier'];
export type CarrierForm = components['schemas']['CarrierForm'];
export type CarrierAddress = components['schemas']['CarrierAddress'];
export type TripOfferState = components['schemas']['TripOfferState'];
export type TripOfferProblem = components['schemas']['TripOfferProblem'];
export type StandingOffer = components['schemas']['StandingOffer'];
export type TripOffer = components['schemas']['TripOffer'];
export type TripOffers = components['schemas']['TripOffers'];
export type CarrierChoice = components['schemas']['CarrierChoice'];
export type TripOfferForm = components['schemas']['TripOfferForm'];
export type TripOfferStep = components['schemas']['TripOfferStep'];
export type TdsTime = components['schemas']['TdsTime'];
export type TdsAddress = components['schemas']['TdsAddress'];
export type TdsAvailability = components['schemas']['TdsAvailability'];
export type TdsTripRequest = components['schemas']['TdsTripRequest'];
export type TdsTripRequestMessage = components['schemas']['TdsTripRequestMessage'];
export type TdsOrder = components['schemas']['TdsOrder'];
export type TdsOrderMessage = components['schemas']['TdsOrderMessage'];
export type TdsConfirmation = components['schemas']['TdsConfirmation'];
export type TdsCompletion = components['schemas']['TdsCompletion'];
export type TdsTrip = components['schemas']['TdsTrip'];
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
export type ClientCard = components['schemas']['ClientCard'];
export type UsualTrip = components['schemas']['UsualTrip'];
export type OpenInvoices = components['schemas']['OpenInvoices'];
export type PhoneQuestion = components['schemas']['PhoneQuestion'];
export type Caller = components['schemas']['Caller'];
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
export type CompanyLogo = components['schemas']['CompanyLogo'];
export type Setup = components['schemas']['Setup'];
export type SetupDismissal = components['schemas']['SetupDismissal'];
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
export type ImportShape = components['schemas']['ImportShape'];
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
export type DriverCashQuery = components['schemas']['DriverCashQuery'];
export type DriverCashLinesQuery = components['schemas']['DriverCashLinesQuery'];
export type DriverCash = components['schemas']['DriverCash'];
export type DriverCashLine = components['schemas']['DriverCashLine'];
export type DriverCashLineType = components['schemas']['DriverCashLineType'];
export type DriverHandoverForm = components['schemas']['DriverHandoverForm'];
export type DriverHandover = components['schemas']['DriverHandover'];
export type DriverHandoverRestore = components['schemas']['DriverHandoverRestore'];
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
export type MoneyRegister = components['schemas']['MoneyRegister'];
export type SupplierForm = components['schemas']['SupplierForm'];
export type Supplier = components['schemas']['Supplier'];
export type MoneyCategoryForm = components['schemas']['MoneyCategoryForm'];
export type MoneyCategory = components['schemas']['MoneyCategory'];
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
export type CarriedDebt = components['schemas']['CarriedDebt'];
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
export type DocumentHistory = components['schemas']['DocumentHistory'];
export type DocumentEvent = components['schemas']['DocumentEvent'];
export type CreditNoteEntry = components['schemas']['CreditNoteEntry'];
export type SendingQuery = components['schemas']['SendingQuery'];
export type SentMarkOrNull = components['schemas']['SentMarkOrNull'];
export type PlannedSending = components['schemas']['PlannedSending'];
export type SendingPreview = components['schemas']['SendingPreview'];
export type SendingForm = components['schemas']['SendingForm'];
export type DocumentToSend = components['schemas']['DocumentToSend'];
export type CreatedSending = components['schemas']['CreatedSending'];
export type SendingSummary = components['schemas']['SendingSummary'];
export type Sending = components['schemas']['Sending'];
export type SendingDocument = components['schemas']['SendingDocument'];
export type SendingPrintForm = components['schemas']['SendingPrintForm'];
export type BankTransaction = components['schemas']['BankTransaction'];
export type PartName = components['schemas']['PartName'];
export type TransactionTotals = components['schemas']['TransactionTotals'];
export type TransactionImport = components['schemas']['TransactionImport'];
export type LikelyDouble = components['schemas']['LikelyDouble'];
export type KnownTransaction = components['schemas']['KnownTransaction'];
export type RefusedLine = components['schemas']['RefusedLine'];
export type TransactionProposals = components['schemas']['TransactionProposals'];
export type BankRuleForm = components['schemas']['BankRuleForm'];
export type BankRule = components['schemas']['BankRule'];
export type BankRuleMove = components['schemas']['BankRuleMove'];
export type RuleSign = components['schemas']['RuleSign'];
export type RuleAction = components['schemas']['RuleAction'];
export type ReturnProposal = components['schemas']['ReturnProposal'];
export type MatchProposal = components['schemas']['MatchProposal'];
export type TransactionPayment = components['schemas']['TransactionPayment'];
export type LinePart = components['schemas']['LinePart'];
export type PartType = components['schemas']['PartType'];
export type LineState = components['schemas']['LineState'];
export type ReconcileForm = components['schemas']['ReconcileForm'];
export type NewPart = components['schemas']['NewPart'];
export type OpenItems = components['schemas']['OpenItems'];
export type OpenInvoice = components['schemas']['OpenInvoice'];
export type ClientCredit = components['schemas']['ClientCredit'];
export type OpenExpense = components['schemas']['OpenExpense'];
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
export type PaymentBatchType = components['schemas']['PaymentBatchType'];
export type DuePayments = components['schemas']['DuePayments'];
export type DuePayment = components['schemas']['DuePayment'];
export type UnmandatedClient = components['schemas']['UnmandatedClient'];
export type PaymentBatchForm = components['schemas']['PaymentBatchForm'];
export type ChosenPayment = components['schemas']['ChosenPayment'];
export type PaymentBatch = components['schemas']['PaymentBatch'];
export type PaymentOrder = components['schemas']['PaymentOrder'];
export type BatchSent = components['schemas']['BatchSent'];
export type OrderRefusal = components['schemas']['OrderRefusal'];
export type RefundAccountForm = components['schemas']['RefundAccountForm'];
export type MandateForm = components['schemas']['MandateForm'];
export type Mandate = components['schemas']['Mandate'];
export type AgedQuery = components['schemas']['AgedQuery'];
export type AgedInvoicesQuery = components['schemas']['AgedInvoicesQuery'];
export type AgedBalance = components['schemas']['AgedBalance'];
export type AgedInvoice = components['schemas']['AgedInvoice'];
export type DunningQuery = components['schemas']['DunningQuery'];
export type DunningRow = components['schemas']['DunningRow'];
export type DunningMark = components['schemas']['DunningMark'];
export type DunningInvoice = components['schemas']['DunningInvoice'];
export type DunningPreviewQuery = components['schemas']['DunningPreviewQuery'];
export type DunningPreview = components['schemas']['DunningPreview'];
export type PlannedLetter = components['schemas']['PlannedLetter'];
export type DunningLetter = components['schemas']['DunningLetter'];
export type LetterInvoice = components['schemas']['LetterInvoice'];
export type DunningForm = components['schemas']['DunningForm'];
export type LetterToSend = components['schemas']['LetterToSend'];
export type DunningChannel = components['schemas']['DunningChannel'];
export type PaymentPlan = components['schemas']['PaymentPlan'];
export type PlanPart = components['schemas']['PlanPart'];
export type PaymentPlanForm = components['schemas']['PaymentPlanForm'];
export type PlanCancellation = components['schemas']['PlanCancellation'];
export type DunningCount = components['schemas']['DunningCount'];
export type ClosingKind = components['schemas']['ClosingKind'];
export type ClosingPointName = components['schemas']['ClosingPointName'];
export type Closing = components['schemas']['Closing'];
export type ClosedKind = components['schemas']['ClosedKind'];
export type ClosingMove = components['schemas']['ClosingMove'];
export type ClosingPoint = components['schemas']['ClosingPoint'];
export type ClosingChecklist = components['schemas']['ClosingChecklist'];
export type ClosingForm = components['schemas']['ClosingForm'];
export type TariffKind = components['schemas']['TariffKind'];
export type TariffRounding = components['schemas']['TariffRounding'];
export type TariffValues = components['schemas']['TariffValues'];
export type TariffOwner = components['schemas']['TariffOwner'];
export type DayTariffs = components['schemas']['DayTariffs'];
export type InsurerRates = components['schemas']['InsurerRates'];
export type MCodeForfaits = components['schemas']['MCodeForfaits'];
export type Tariff = components['schemas']['Tariff'];
export type TariffVersion = components['schemas']['TariffVersion'];
export type TariffVersionForm = components['schemas']['TariffVersionForm'];
export type TariffChange = components['schemas']['TariffChange'];
export type IndexationForm = components['schemas']['IndexationForm'];
export type IndexedKind = components['schemas']['IndexedKind'];
export type IndexationPreview = components['schemas']['IndexationPreview'];
export type IndexedTariff = components['schemas']['IndexedTariff'];
export type IndexationResult = components['schemas']['IndexationResult'];
export type IndexationRow = components['schemas']['IndexationRow'];
export type Accounts = components['schemas']['Accounts'];
export type BookFormat = components['schemas']['BookFormat'];
export type AccountingPeriod = components['schemas']['AccountingPeriod'];
export type BookLine = components['schemas']['BookLine'];
export type BookParty = components['schemas']['BookParty'];
export type BookEntry = components['schemas']['BookEntry'];
export type AccountingPreview = components['schemas']['AccountingPreview'];
export type ChangedEntry = components['schemas']['ChangedEntry'];
export type AccountingExport = components['schemas']['AccountingExport'];
export type StoredReceipt = components['schemas']['StoredReceipt'];
export type ReceivedInvoice = components['schemas']['ReceivedInvoice'];
export type RecordedExpense = components['schemas']['RecordedExpense'];
export type ReceivedSupplier = components['schemas']['ReceivedSupplier'];
export type ReceivedLine = components['schemas']['ReceivedLine'];
export type StatsBookingsQuery = components['schemas']['StatsBookingsQuery'];
export type StatsBooking = components['schemas']['StatsBooking'];
export type StatsInvoicesQuery = components['schemas']['StatsInvoicesQuery'];
export type StatsInvoice = components['schemas']['StatsInvoice'];
export type BudgetQuery = components['schemas']['BudgetQuery'];
export type BudgetResult = components['schemas']['BudgetResult'];
export type BudgetYear = components['schemas']['BudgetYear'];
export type Budget = components['schemas']['Budget'];
export type BudgetForm = components['schemas']['BudgetForm'];
export type BudgetChange = components['schemas']['BudgetChange'];
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
export type BookedInvoice = components['schemas']['BookedInvoice'];
export type PassengerDayQuery = components['schemas']['PassengerDayQuery'];
export type PassengerTrip = components['schemas']['PassengerTrip'];
export type PlatformPractice = components['schemas']['PlatformPractice'];
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
export type TileIndex = components['schemas']['TileIndex'];
export type TileStreets = components['schemas']['TileStreets'];
export type TileStreet = components['schemas']['TileStreet'];
export type HousePlaces = components['schemas']['HousePlaces'];
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
            /** @description The codes, shown only once */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
                "If-Match"?: string;
                /** @description `*`: create only; an existing name is refused (400) */
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
            /** @description The policy */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
    getRolePages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePages"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveRolePages: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePagesForm"];
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
                /** @description ETag of the response that the caller has; 304 when nothing changed */
                "If-None-Match"?: string;
                /** @description With `changed-rows` and If-None-Match: 226 with the rows changed since that response, if the server still knows it (RFC 3229) */
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
                /** @description Fields to leave out, as in listBookingsByDate */
                omit?: "legs";
            };
            header?: {
                /** @description ETag of the response that the caller has; 304 when nothing changed */
                "If-None-Match"?: string;
                /** @description With `changed-rows` and If-None-Match: 226 with the rows changed since that response, if the server still knows it (RFC 3229) */
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
    listWhereabouts: {
        parameters: {
            query?: {
                /** @description One trip, whatever its time; when missing, those that are under way or begin within two hours */
                bookingId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trips, by driver and pick-up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whereabouts"][];
                };
            };
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Scope within a standing order */
                scope?: components["schemas"]["SeriesScope"];
                /** @description Also delete the linked leg */
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
            /** @description It is listed again */
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
    getStandingOrder: {
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
            /** @description The standing order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingOrder"];
                };
            };
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
    markDriverAway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverAwayForm"];
            };
        };
        responses: {
            /** @description Marks of the day */
            200: {
                headers: {
                    /** @description Current version of all marked days of the driver */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverAwayAnswer"];
                };
            };
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
    listClientMessages: {
        parameters: {
            query?: {
                /** @description First day */
                start?: string;
                /** @description Last day, not before the first */
                end?: string;
                /** @description Booking */
                bookingId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientMessage"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMessageNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageOrder"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listMessageChoices: {
        parameters: {
            query: {
                /** @description Booking */
                bookingId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageChoices"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendMessageAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReference"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getMessageSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSettings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveMessageSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSettings"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    listDailyReports: {
        parameters: {
            query?: {
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
    listDayProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problems */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayProblems"];
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
    proposePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanQuery"];
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanProposal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    proposeSeriesPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesPlanQuery"];
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesPlanProposal"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanApplication"];
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
    listTripRequests: {
        parameters: {
            query?: {
                /** @description Only those in this state */
                state?: components["schemas"]["TripRequestState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripRequest"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTripRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRequestForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    readPdf: {
        parameters: {
            query?: never;
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
            /** @description Its text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfText"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    refuseTripRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRequestRefusal"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    reopenTripRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRequestRef"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getWardLink: {
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
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWardLink: {
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
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardLink"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWardLink: {
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
    listUnmetNeed: {
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
            /** @description Rows, by month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnmetNeed"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    offerTripRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRequestRef"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listCarriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carriers, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCarrier: {
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
    setCarrierAddress: {
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
                "application/json": components["schemas"]["CarrierAddress"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    renewCarrierToken: {
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
    requestCarrierTrip: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the carrier for one trip */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TdsTripRequestMessage"];
            };
        };
        responses: {
            /** @description The trip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TdsTrip"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTripOffers: {
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
            /** @description Offers, latest first, and carriers, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripOffers"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    offerTrip: {
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
                "application/json": components["schemas"]["TripOfferForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    advanceTripOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripOfferStep"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getCarrierTrip: {
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
            /** @description The trip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TdsTrip"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    orderCarrierTrip: {
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
                "application/json": components["schemas"]["TdsOrderMessage"];
            };
        };
        responses: {
            /** @description The trip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TdsTrip"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawCarrierTrip: {
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
            /** @description The trip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TdsTrip"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Kind of list */
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
                /** @description Kind of list */
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
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
                limit?: number;
                /** @description User */
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
    listRecordLog: {
        parameters: {
            query: {
                /** @description Path of the record, such as `/api/client/12`, or of the settings */
                path: string;
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
            /** @description Moved records */
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
            /** @description Restored records */
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
                /** @description Maximum number of rows */
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
    getClientCard: {
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
            /** @description The card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCard"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findClientsByPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneQuestion"];
            };
        };
        responses: {
            /** @description The clients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"][];
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
                /** @description Kind of document */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
    getCompanyLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCompanyLogo: {
        parameters: {
            query: {
                /** @description Name of the file */
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
            /** @description The logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeCompanyLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Steps in the order in which they are taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dismissSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupDismissal"];
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
                /** @description Maximum number of rows */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
            /** @description Findings by row */
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
            /** @description Result of the import */
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
                /** @description Only this kind */
                kind?: components["schemas"]["ImportKind"];
                /** @description Maximum number of rows */
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
    listImportShapes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record */
                kind: components["schemas"]["RecordImportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shapes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportShape"][];
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
            /** @description Result of the undo */
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
    listDriverCash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverCashQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverCash"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDriverCashLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverCashLinesQuery"];
            };
        };
        responses: {
            /** @description Lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverCashLine"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreDriverHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverHandoverRestore"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    createDriverHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverHandoverForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getDriverHandover: {
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
                    "application/json": components["schemas"]["DriverHandover"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDriverHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                "application/json": components["schemas"]["DriverHandoverForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDriverHandover: {
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
            /** @description The new invoice */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
            /** @description The new invoice */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
            /** @description The new invoice */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
    listSuppliers: {
        parameters: {
            query?: {
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
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
                    "application/json": components["schemas"]["Supplier"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getSupplier: {
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
                    "application/json": components["schemas"]["Supplier"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                "application/json": components["schemas"]["SupplierForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSupplier: {
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
    listMoneyCategories: {
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
                    "application/json": components["schemas"]["MoneyCategory"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createMoneyCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyCategoryForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getMoneyCategory: {
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
                    "application/json": components["schemas"]["MoneyCategory"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMoneyCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                "application/json": components["schemas"]["MoneyCategoryForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteMoneyCategory: {
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
                /** @description First day; when missing, all time */
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
                /** @description UUID created once for the mail: the same key never sends twice */
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
                /** @description UUID created once for the mail: the same key never sends twice */
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
                /** @description UUID created once for the mail: the same key never sends twice */
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
    zipInvoicesUbl: {
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
            /** @description The archive */
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
                /** @description UUID created once for the mail: the same key never sends twice */
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
    getClientInvoiceUbl: {
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
    getInsuranceInvoiceUbl: {
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
    getCreditNoteUbl: {
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
    getDocumentHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of the document: invoice of a client, settlement of a driver, invoice of an insurance body, credit note */
                kind: "client" | "driver" | "insurance" | "credit";
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentHistory"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    markDocumentPrinted: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Kind of the document: invoice of a client, settlement of a driver, invoice of an insurance body, credit note */
                kind: "client" | "driver" | "insurance" | "credit";
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSending"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCreditNotes: {
        parameters: {
            query: {
                /** @description First day */
                startDate: string;
                /** @description Last day */
                endDate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Credit notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteEntry"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewSending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendingQuery"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSendings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sendings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingSummary"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSending: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendingForm"];
            };
        };
        responses: {
            /** @description The sending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSending"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSending: {
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
            /** @description The sending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sending"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    stopSending: {
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
    printSending: {
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
                "application/json": components["schemas"]["SendingPrintForm"];
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
    confirmPrinted: {
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
    listTransactions: {
        parameters: {
            query?: {
                /** @description Search text; accents and case are ignored */
                q?: string;
                /** @description Maximum number of rows */
                limit?: number;
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
                /** @description Those with a rest, those that are set aside in whole or in part, or those of which nothing is left */
                state?: "open" | "aside" | "done";
                /** @description One transaction */
                id?: number;
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
                /** @description Search text; accents and case are ignored */
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
                /** @description Import the file despite its wrong balance */
                acceptBalance?: "1";
                /** @description Line numbers of probable duplicates to add anyway, separated by commas */
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
            /** @description Result of the import */
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
    listTransactionParts: {
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
                    "application/json": components["schemas"]["LinePart"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchOpenItems: {
        parameters: {
            query: {
                /** @description Words to search */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenItems"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    reconcileTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconcileForm"];
            };
        };
        responses: {
            /** @description The transaction now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoTransactionPart: {
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
            /** @description The transaction now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoTransaction: {
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
            /** @description The transaction now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBankRules: {
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
                    "application/json": components["schemas"]["BankRule"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBankRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankRuleForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getBankRule: {
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
                    "application/json": components["schemas"]["BankRule"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateBankRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                "application/json": components["schemas"]["BankRuleForm"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBankRule: {
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
    moveBankRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankRuleMove"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    matchTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
            /** @description The new credit note */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
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
                /** @description UUID created once for the mail: the same key never sends twice */
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
    listDuePayments: {
        parameters: {
            query: {
                /** @description Transfers or direct debits */
                type: components["schemas"]["PaymentBatchType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuePayments"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPaymentBatches: {
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
                    "application/json": components["schemas"]["PaymentBatch"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPaymentBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentBatchForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    listPaymentOrders: {
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
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPaymentFile: {
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
    markBatchSent: {
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
                "application/json": components["schemas"]["BatchSent"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    cancelPaymentBatch: {
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
    refusePaymentOrder: {
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
                "application/json": components["schemas"]["OrderRefusal"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    saveRefundAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundAccountForm"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    listUnmandatedClients: {
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
                    "application/json": components["schemas"]["UnmandatedClient"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMandates: {
        parameters: {
            query?: {
                /** @description Mandates of one client */
                clientId?: number;
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
                    "application/json": components["schemas"]["Mandate"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createMandate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MandateForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    endMandate: {
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
    listAgedBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgedQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgedBalance"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAgedInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgedInvoicesQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgedInvoice"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDunning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DunningQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DunningRow"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    countDunning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DunningCount"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewDunning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DunningPreviewQuery"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DunningPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDunning: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DunningForm"];
            };
        };
        responses: {
            /** @description The sending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSending"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDunningLetter: {
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
            /** @description Its contents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DunningLetter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDunningLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DunningChannel"];
            };
        };
        responses: {
            /** @description The sending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSending"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPaymentPlans: {
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
                    "application/json": components["schemas"]["PaymentPlan"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPaymentPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPlanForm"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    cancelPaymentPlan: {
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
                "application/json": components["schemas"]["PlanCancellation"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lock dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    moveClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingForm"];
            };
        };
        responses: {
            /** @description Lock dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLockDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each kind once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedKind"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClosingChecklist: {
        parameters: {
            query: {
                /** @description Last day to close */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingChecklist"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readDayTariffs: {
        parameters: {
            query: {
                /** @description Day of the trip */
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayTariffs"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTariffs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tariffs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tariff"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTariffVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TariffVersionForm"];
            };
        };
        responses: {
            /** @description The change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffChange"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTariffVersion: {
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
            /** @description The change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffChange"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewIndexation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndexationForm"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexationPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listIndexations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Indexations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexationRow"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    applyIndexation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndexationForm"];
            };
        };
        responses: {
            /** @description The indexation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexationResult"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    undoIndexation: {
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
            /** @description The change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffChange"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    /** @description Version of the record */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Accounts"];
            };
        };
        responses: {
            200: components["responses"]["Changed"];
            default: components["responses"]["Problem"];
        };
    };
    previewAccounting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountingPeriod"];
            };
        };
        responses: {
            /** @description The entries and their checks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingPreview"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAccountingExports: {
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
                    "application/json": components["schemas"]["AccountingExport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createAccountingExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller for one attempt. A repeat with the same key and body within 24 hours returns the first response and creates nothing again; with another body it is refused (409 `idempotency.reused`) */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountingPeriod"];
            };
        };
        responses: {
            200: components["responses"]["Inserted"];
            default: components["responses"]["Problem"];
        };
    };
    getAccountingFile: {
        parameters: {
            query: {
                /** @description Format of the file */
                format: components["schemas"]["BookFormat"];
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
    readExpenseUbl: {
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
            /** @description What was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvoice"];
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
    listBudgetResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetQuery"];
            };
        };
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetYear"];
            };
        };
        responses: {
            /** @description All categories, in the order of their register and name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Budget"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetForm"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
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
    listPassengerDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassengerDayQuery"];
            };
        };
        responses: {
            /** @description Trips */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassengerTrip"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    practisePlatform: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformPractice"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
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
            /** @description Result of each part, in the order of the request */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
                /** @description ETag of the record as the caller read it. When it was changed since, the request is refused (409 `record.changed`, params `who` and `at`). Missing: no check */
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
            header?: {
                /** @description ETag of the booking */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandGrant"];
            };
        };
        responses: {
            /** @description Changed records */
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
            /** @description Drivers, fastest first */
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
            /** @description Connected apps, longest connected first */
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
            /** @description Suggestions, best first. The header X-Unavailable-Service names a configured service that did not answer and was replaced by the own addresses */
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
    streetsOfTile: {
        parameters: {
            query: {
                /** @description Column of the tile, from the west */
                x: components["schemas"]["TileIndex"];
                /** @description Row of the tile, from the north */
                y: components["schemas"]["TileIndex"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Streets with at least a house near or in the tile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TileStreets"];
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
                /** @description Day of the receipt; when missing, that of the booking */
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
                /** @description Maximum number of rows */
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
                /** @description Version before, excluded; without it, all known notes */
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
            /** @description Findings */
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
            /** @description Activated */
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
            /** @description Staged */
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
            /** @description Rolled back */
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
                /** @description Maximum number of rows */
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
                /** @description Reason for publishing a version below the latest one of its line */
                why?: string;
                /** @description Name of the signing key, with `signedAt` and `signature` */
                signedBy?: string;
                /** @description Time of the signature */
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
            /** @description Published */
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
            /** @description Findings */
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
            /** @description Activated */
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
            /** @description Staged */
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
            /** @description Rolled back */
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
            /** @description Changes made */
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
