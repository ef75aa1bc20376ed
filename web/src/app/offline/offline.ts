export { cachePages, loadDocumentsOffline } from './cache-pages.ts';
export { LateNotices } from './late-notices.tsx';
