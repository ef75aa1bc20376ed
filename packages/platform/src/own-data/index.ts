export {
  closedMembers,
  type DataHolder,
  type Forget,
  forgetNext,
  forgetting,
  type OwnFiles,
  onMemberClosed,
  ownRecords,
  serveOwnData,
} from './own-data.ts';
