export { type Servers, servers } from './config.ts';
export { databasesMade, freshDatabase, withDatabase } from './databases.ts';
export { eventually } from './eventually.ts';
export { insisting } from './insisting.ts';
export { size, thorough } from './thorough.ts';
export { unique } from './unique.ts';
