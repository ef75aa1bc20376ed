import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** Starts after the page has loaded its own data. */
const AFTER_LOAD_MS = 4_000;

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

// One service worker and one listener, even if the component mounts again.
let begun = false;

/**
 * The notice that there is no connection, while offline. It and the offline pages are loaded after the first page is shown,
 * because they cannot be loaded while offline.
 */
export const useOffline = (): ComponentType | undefined => {
  const router = useRouter();
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [Said, setSaid] = useState<{ Notice: ComponentType }>();
  useEffect(() => {
    const load = async () => {
      const { OfflineNotice, keepPages, loadDocumentsOffline } = await import('../offline/offline.ts');
      setSaid({ Notice: OfflineNotice });
      if (begun || !import.meta.env.PROD) return;
      begun = true;
      loadDocumentsOffline();
      await keepPages(router, router.options.basepath === '/' ? '' : (router.options.basepath ?? ''));
    };
    // Nothing else depends on this: without a worker every page is loaded as usual.
    const timer = setTimeout(() => load().catch(() => undefined), offline ? 0 : AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, [offline, router]);
  return offline ? Said?.Notice : undefined;
};
