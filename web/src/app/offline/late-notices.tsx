import { type SwitchName, useSwitchText } from '../../shared/content/switches.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { LaterNotice } from './later-notice.tsx';
import classes from './offline-notice.module.css';
import { OfflineNotice } from './offline-notice.tsx';

const Switched = ({ name }: { name: SwitchName }) => {
  const text = useSwitchText(name);
  if (text === undefined) return null;
  return (
    <div className={classes.offline} data-print="hidden">
      <Notice kind="warning">{text}</Notice>
    </div>
  );
};

/** Notices of a few moments; their scripts load after the page's own. The cart has its own notice about payments. */
export const LateNotices = ({ offline, atCart }: { offline: boolean; atCart: boolean }) => (
  <>
    {offline && <OfflineNotice />}
    <LaterNotice offline={offline} />
    <Switched name="read-only" />
    {!atCart && <Switched name="payments-off" />}
  </>
);
