export { cachePages, loadDocumentsOffline } from './cache-pages.ts';
export { restoreLookUps } from './copies.ts';
export { LateNotices } from './late-notices.tsx';
