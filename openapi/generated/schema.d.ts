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
         * @description Rate-limited. The roles client and driver cannot sign in here: `auth` false.
         */
        post: operations["signIn"];
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
         * @description Rate-limited. On success every other session of the user ends and the answer is a session.
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
        /** Save one setting */
        post: operations["saveSetting"];
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
         * @description Sorted by date descending, then pick-up time. Answers an ETag; the same request with If-None-Match answers 304 when nothing changed.
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
         * @description From yesterday to 21 days ahead unless start and end say otherwise. Answers an ETag as listBookingsByDate does.
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
         * @description Refused (409) while the booking stands on a live invoice.
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
    "/service/driver/byname/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Last name of the driver, or the driver's number */
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
    "/api/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All clients */
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
        /** Addresses for what is typed, from the address book and the gazetteer */
        post: operations["suggestAddresses"];
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
        PageName: "login" | "logout" | "changepass" | "home" | "calendar" | "timeline" | "client" | "driver" | "destination" | "booking" | "distance" | "mail" | "help" | "myDrivers" | "planningBooqit" | "transportsBooqit" | "invoicesBooqit" | "archiveDrivers" | "walletclient" | "invoice" | "archive" | "inserts" | "expenses" | "tickets" | "calculate" | "invoicing" | "walletdriver" | "invoicesDrivers" | "walletinsurrance" | "invoiceInsurance" | "archiveInsurances" | "results" | "carecenter" | "insurances" | "mcode" | "users" | "settings" | "logs" | "admin" | "transactions" | "tracker" | "campaign";
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
            pages: components["schemas"]["PageName"][];
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
            /** @description The new password, other than the old one */
            newpassword: string;
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
        /** @description The session as the server sees it now. */
        Session: {
            user: components["schemas"]["SessionUser"];
            /**
             * Format: date-time
             * @description When the token ends
             */
            expiresAt: string;
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
         *     `ap_date` may be sent and is ignored, `dates` decide.
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
            /** @description What the platform says is not reimbursed */
            nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
            /** @description Days of the appointment */
            dates: string[];
            /** @description Save although a booking of the same client, destination, date, time and type exists; without it that is a 409 `booking.duplicate` with params dates and ids */
            confirmDuplicates?: boolean;
        };
        /**
         * @description The whole form, or any part of it: status alone, accepted alone, driverId with price_driver null and accepted 1. A field left out keeps its value.
         *     With status 0 `charged` is reset, with another status it is kept. A booking on a live invoice refuses changes of money (409 `booking.invoiced`).
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
            /** @description What the platform says is not reimbursed */
            nonReimbursed?: components["schemas"]["NonReimbursed"] | null;
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
            /** @description Price of waiting, 5 euros per 30 minutes */
            waitprice: number | null;
            /**
             * @description 0 none, 1 radiotherapy, 2 kinetherapy, 3 fréquentation, 4 consultation, 5 dialysis, 6 chemotherapy, 7 shopping, 8 hospitalisation
             * @enum {integer}
             */
            motive: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Parking, in euros; saved as 0 when empty */
            ticket_price: number | null;
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
            /** @description The driver is active; with an inactive one the booking is to be assigned */
            driver_active?: boolean;
            /** @description Address of the driver (byname, getBooking) */
            driver_fullAddress?: string | null;
            /** @description Address of the client (byname, getBooking) */
            client_fullAddress?: string | null;
            /** @description Address of the destination (byname, getBooking) */
            destination_fullAddress?: string | null;
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
            /** @description Latitude of the client (include map) */
            client_latitude?: number | null;
            /** @description Longitude of the client (include map) */
            client_longitude?: number | null;
            /** @description Latitude of the destination (include map) */
            destination_latitude?: number | null;
            /** @description Longitude of the destination (include map) */
            destination_longitude?: number | null;
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
        /** @description The bookings are created. */
        BookingInsertAnswer: {
            /** @description Numbers of the new bookings, in the order of the dates */
            insertIds: number[];
            /** @description The first of them */
            insertId: number;
        };
        /** @description A range of days. */
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
            /** @description Fields to add: `map` coordinates and addresses, `identity` national number and birthday (needs planningBooqit or transportsBooqit) */
            include?: ("map" | "identity")[];
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
             * @description Local date in Europe/Brussels, YYYY-MM-DD
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
             * @description Local date in Europe/Brussels, YYYY-MM-DD
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
            /** @description Who computed it: estimate, osrm, valhalla, google */
            source: string;
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
            /** @description Who computed it: estimate, osrm, valhalla, google */
            source: string;
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
            /** @description There is a problem with the client, see comment */
            problem?: boolean;
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
            /** @description There is a problem with the client, see comment */
            problem: boolean;
            /** @description Other name on the invoice */
            invoiceName: string | null;
            /** @description Other address on the invoice */
            invoiceAddress: string | null;
            /** @description Box number of the invoice address */
            postbox2: string | null;
            /** @description Number of the record */
            id: number;
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
            /** @description There is a problem with the client, see comment */
            problem: boolean;
            /** @description Other name on the invoice */
            invoiceName: string | null;
            /** @description Other address on the invoice */
            invoiceAddress: string | null;
            /** @description Box number of the invoice address */
            postbox2: string | null;
            /** @description Number of the record */
            id: number;
            /** @description National register number, as typed; a wrong check number warns and never blocks */
            ssn: string | null;
            /** @description History of the client */
            comment: string | null;
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
            /** @description Box number */
            postbox?: string | null;
            /**
             * @description Always driver
             * @enum {string}
             */
            role?: "driver";
            /** @description Car and number plate */
            car?: string | null;
            /** @description Zones the driver works in */
            zones?: string | null;
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
            /** @description Box number */
            postbox: string | null;
            /**
             * @description Always driver
             * @enum {string}
             */
            role: "driver";
            /** @description Car and number plate */
            car: string | null;
            /** @description Zones the driver works in */
            zones: string | null;
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
        /** @description What is looked for. */
        SearchQuery: {
            /** @description Search text; accents and case do not matter */
            q: string;
            /**
             * @description places (clients and destinations), bookings or invoices; all of them when left out
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
            route: "client" | "destination" | "booking" | "invoice";
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
            source: "addressBook" | "gazetteer" | "register";
            /** @description Client of the address book that lives there */
            clientId?: number | null;
            /** @description Destination of the address book that stands there */
            destinationId?: number | null;
        };
    };
    responses: {
        /** @description Refused or failed. 400 validation, 401 no session, 403 not allowed, 404 unknown record, 409 conflict, 429 too many attempts, 501 not implemented yet, 500 failure. */
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
        /** @description Created */
        UserInserted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserInsertAnswer"];
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
export type SessionUser = components['schemas']['SessionUser'];
export type SignInForm = components['schemas']['SignInForm'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type ChangePasswordForm = components['schemas']['ChangePasswordForm'];
export type ResetPasswordForm = components['schemas']['ResetPasswordForm'];
export type ResetPasswordAnswer = components['schemas']['ResetPasswordAnswer'];
export type Session = components['schemas']['Session'];
export type RenewedSession = components['schemas']['RenewedSession'];
export type SignOutAnswer = components['schemas']['SignOutAnswer'];
export type Setting = components['schemas']['Setting'];
export type SettingForm = components['schemas']['SettingForm'];
export type NonReimbursed = components['schemas']['NonReimbursed'];
export type BookingForm = components['schemas']['BookingForm'];
export type BookingUpdate = components['schemas']['BookingUpdate'];
export type BookingRow = components['schemas']['BookingRow'];
export type BookingInsertAnswer = components['schemas']['BookingInsertAnswer'];
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
export type ClientForm = components['schemas']['ClientForm'];
export type ClientRow = components['schemas']['ClientRow'];
export type Client = components['schemas']['Client'];
export type DestinationForm = components['schemas']['DestinationForm'];
export type Destination = components['schemas']['Destination'];
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
export type SearchQuery = components['schemas']['SearchQuery'];
export type GeoSearchQuery = components['schemas']['GeoSearchQuery'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type SearchHit = components['schemas']['SearchHit'];
export type AddressQuery = components['schemas']['AddressQuery'];
export type AddressSuggestion = components['schemas']['AddressSuggestion'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseInserted = components['responses']['Inserted'];
export type ResponseAffected = components['responses']['Affected'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBookings = components['responses']['Bookings'];
export type ResponseUserInserted = components['responses']['UserInserted'];
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
            header?: never;
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
    listBookingsByDate: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the caller still has; 304 when nothing changed */
                "If-None-Match"?: string;
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
            };
            header?: {
                /** @description ETag of the answer the caller still has; 304 when nothing changed */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bookings"];
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
            200: components["responses"]["Bookings"];
            default: components["responses"]["Problem"];
        };
    };
    updateBooking: {
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
                "application/json": components["schemas"]["BookingUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBooking: {
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
    listDriverBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Last name of the driver, or the driver's number */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRow"];
            };
        };
        responses: {
            200: components["responses"]["Affected"];
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
            header?: never;
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
            200: components["responses"]["Affected"];
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
            header?: never;
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
            200: components["responses"]["Affected"];
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
            header?: never;
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
            200: components["responses"]["Affected"];
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
            header?: never;
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
            200: components["responses"]["Affected"];
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
            header?: never;
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
            200: components["responses"]["Affected"];
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
            header?: never;
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
            200: components["responses"]["Affected"];
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
            /** @description Suggestions, the best first */
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
}
