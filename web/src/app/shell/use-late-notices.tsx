import { useRouter } from '@tanstack/react-router';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LateNotices } from '../offline/late-notices.tsx';

/** Starts after the page has loaded its own data; earlier if a worker has the scripts, so that a short visit is stored too. */
const AFTER_LOAD_MS = 4_000;
const WITH_WORKER_MS = 1_000;
const startMs = () => (navigator.serviceWorker?.controller ? WITH_WORKER_MS : AFTER_LOAD_MS);

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
 * The notices about a missing connection and about what is switched off. These notices and the offline pages load soon after
 * the first page, because they cannot be loaded while offline.
 */
export const useLateNotices = (atCart: boolean): ReactNode => {
  const router = useRouter();
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [Said, setSaid] = useState<{ Notices: ComponentType<ComponentProps<typeof LateNotices>> }>();
  useEffect(() => {
    const load = async () => {
      const { LateNotices, cachePages, loadDocumentsOffline, restoreLookUps } = await import('../offline/offline.ts');
      setSaid({ Notices: LateNotices });
      if (begun || !import.meta.env.PROD) return;
      begun = true;
      if (offline) await restoreLookUps(router.options.context.queryClient);
      loadDocumentsOffline();
      await cachePages(router, router.options.basepath === '/' ? '' : (router.options.basepath ?? ''));
    };
    // A failure is ignored: without a worker every page is loaded as usual.
    const timer = setTimeout(() => load().catch(() => undefined), offline ? 0 : startMs());
    return () => clearTimeout(timer);
  }, [offline, router]);
  return Said && <Said.Notices offline={offline} atCart={atCart} />;
};
