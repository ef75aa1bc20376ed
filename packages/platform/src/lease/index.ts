export { dropLease, holdLease, LeaseTaken, leases, runAlone } from './lease.ts';
