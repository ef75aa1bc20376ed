export { LeaseTaken, runAlone } from './alone.ts';
export { dropLease, holdLease, leases } from './lease.ts';
