import type { Permission } from '@southline/rest/who';
import type { Region } from '../contract/region.ts';
import type { Guest } from '../security/guest-secret.ts';
import type { Person } from '../sessions/people.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Epoch milliseconds of its arrival. */
    arrivedAt: number;
    /** Of the path; pages and calls outside of a region see the default one. */
    region: Region;
    /** Who holds the guest cookie; on calls that open a guest session, a new guest. */
    guest: Guest | undefined;
    /** Who is signed in; known on calls that need to know. */
    person: Person | undefined;
    /** It came with a session that is over. */
    sessionEnded: boolean;
  }

  interface FastifyContextConfig {
    /** Of a call, from the table in security/permissions.ts. */
    permission?: Permission;
    /** Carries delivery details: complaints of services about them name the fields as the request does. */
    delivery?: boolean;
    /** Calls of a checkout have a share of the capacity that browsing cannot take; patient like the next ones. */
    checkout?: boolean;
    /** Calls that may wait for something being made have 10 seconds, others 5. */
    patient?: boolean;
    /** Uploads and downloads of large files have a quarter of an hour. */
    transfer?: boolean;
    /** Answered however busy the process is: health checks. */
    always?: boolean;
  }
}
