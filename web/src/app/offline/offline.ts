export { keepPages, loadDocumentsOffline } from './keep-pages.ts';
export { LateNotices } from './late-notices.tsx';
