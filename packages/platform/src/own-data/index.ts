export { closedMembers, type Forget, forgetNext, forgetting, onMemberClosed } from './closed-members.ts';
export { type DataHolder, type OwnFiles, ownRecords, serveOwnData } from './own-data.ts';
