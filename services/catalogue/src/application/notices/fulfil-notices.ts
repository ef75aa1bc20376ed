import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { addressKeptMs, newsOf } from '../../domain/notices/notice.ts';
import { readListRows } from '../parts/part-rows.ts';
import type { NoticePorts } from './request-notice.ts';

/** The most wishes of one pass; further wishes for the last part are checked in the next round. */
const atOnce = 500;

/**
 * One pass over the parts after `after` that have waiting wishes. Returns the last part of the pass, or an empty text at the
 * end. It compares with the current stock, so any cause counts: an import, a return, a released hold, a rollback.
 */
export const fulfilNotices =
  ({ reading, notices, clock }: NoticePorts) =>
  async (after: string): Promise<string> => {
    const waiting = await notices.waiting(after, atOnce);
    const last = waiting.at(-1);
    if (!last) {
      await notices.forgetAddresses(new Date(clock.now().getTime() - addressKeptMs));
      return '';
    }
    const snapshot = reading.catalogue.snapshot();
    const parts = [...new Set(waiting.map(({ part }) => part))];
    const rows = new Map((await readListRows(reading, snapshot, parts, undefined)).map((row) => [row.id, row]));
    const due = waiting.flatMap((notice) => {
      const news = newsOf(notice.kind, rows.get(notice.part));
      return news ? [{ ...notice, ...news }] : [];
    });
    if (due.length > 0) await notices.fulfil(due, clock.now());
    return last.part;
  };

/** Checks all waiting wishes, `everyMs` after the last check. Several processes may do so at the same time. */
export const fulfillingNotices = (ports: NoticePorts, everyMs: number, logger: Logger): Background => {
  const go = fulfilNotices(ports);
  let after = '';
  return repeat('notices about parts', everyMs, logger, async () => {
    after = await go(after);
    return after !== '';
  });
};
