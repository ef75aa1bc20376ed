export { type DataHolder, type OwnFiles, ownRecords, serveOwnData } from './own-data.ts';
