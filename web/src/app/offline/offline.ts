export { keepPages, loadDocumentsOffline } from './keep-pages.ts';
export { OfflineNotice } from './offline-notice.tsx';
