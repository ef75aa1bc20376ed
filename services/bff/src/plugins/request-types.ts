import type { Permission } from '@southline/rest/who';
import type { Region } from '../contract/region.ts';
import type { Guest } from '../security/guest-secret.ts';
import type { Person } from '../sessions/people.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Epoch milliseconds of its arrival. */
    arrivedAt: number;
    /** From the path; pages and calls outside of a region have the default one. */
    region: Region;
    /** The guest of the cookie; on calls that open a guest session, a new guest. */
    guest: Guest | undefined;
    /** The signed-in person, on calls that need it. */
    person: Person | undefined;
    /** True if the request's session has expired. */
    sessionEnded: boolean;
  }

  interface FastifyContextConfig {
    /** The permission of a call, from security/permissions.ts. */
    permission?: Permission;
    /** The call carries delivery details: error answers of services use the field names of the request. */
    delivery?: boolean;
    /** Checkout calls have a share of the capacity that browsing cannot use, and the longer timeout below. */
    checkout?: boolean;
    /** Calls that may wait for documents have 10 seconds, others 5. */
    patient?: boolean;
    /** Uploads and downloads of large files may take a quarter of an hour. */
    transfer?: boolean;
    /** Answered even when the process is overloaded: health checks. */
    always?: boolean;
  }
}
