import type { Permission } from '@southline/rest/who';
import type { Region } from '../contract/region.ts';
import type { Guest } from '../security/guest-secret.ts';
import type { Person } from '../sessions/people.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, in epoch milliseconds. */
    arrivedAt: number;
    /** The operation of a call that has many, for the metric of its route. */
    operation: string;
    /** The region in the path. Pages and calls outside of a region have the default one. */
    region: Region;
    /** The guest of the cookie; on calls that open a guest session, a new guest. */
    guest: Guest | undefined;
    /** The signed-in person. Set only on calls that need it. */
    person: Person | undefined;
    /** True if the request's session has expired. */
    sessionEnded: boolean;
  }

  interface FastifyContextConfig {
    /** The permission of a call, from security/permissions.ts. */
    permission?: Permission;
    /** The call has delivery details, so errors of services use the field names of the request. */
    delivery?: boolean;
    /** A call of the checkout. It has capacity that browsing cannot use, and the longer timeout of `patient`. */
    checkout?: boolean;
    /** A call that may wait for documents. It has 10 seconds, others have 5. */
    patient?: boolean;
    /** An upload or download of a large file. It may take a quarter of an hour. */
    transfer?: boolean;
    /** A health check, which is answered even if the process is overloaded. */
    always?: boolean;
  }
}
