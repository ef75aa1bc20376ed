import type { Clock } from '@southline/kernel/clock';
import { isEmailAddress, readAddress } from '@southline/kernel/email';
import { cleanse } from '@southline/kernel/part-number';
import type { Region } from '@southline/kernel/region';
import { randomId } from '@southline/platform/ids';
import { invalid } from '../../domain/errors.ts';
import { partUnknown } from '../../domain/favourites/favourite.ts';
import { inStock, type NoticeKind, newsOf, notToCome, tooManyNotices } from '../../domain/notices/notice.ts';
import type { NoticeStore } from '../../domain/notices/ports.ts';
import { readListRows } from '../parts/part-rows.ts';
import type { Reading } from '../snapshot/reading.ts';

export interface NoticePorts {
  readonly reading: Reading;
  readonly notices: NoticeStore;
  readonly clock: Clock;
}

export interface NoticeWish {
  readonly partNo: string;
  readonly kind: NoticeKind;
  readonly email: string;
  readonly region: Region;
  readonly language: string;
  /** Whether the address is known to belong to the sender. */
  readonly proven: boolean;
}

/** Saves a wish; true: it is active. The answer does not reveal which wishes an unverified address has. */
export const requestNotice =
  ({ reading, notices, clock }: NoticePorts) =>
  async ({ partNo, kind, email, region, language, proven }: NoticeWish): Promise<boolean> => {
    const address = readAddress(email);
    if (!isEmailAddress(address)) throw invalid('email', 'Please enter a valid email type');
    const snapshot = reading.catalogue.snapshot();
    const [row] = await readListRows(reading, snapshot, [cleanse(partNo)], undefined);
    if (!row) throw partUnknown(partNo);
    if (!row.orderable) throw notToCome(row.supersededBy);
    if (newsOf(kind, row)) throw inStock();
    const { partNo: printed, cleansedPartNo: part, description } = row.part;
    const notice = { id: randomId(), part, partNo: printed, description, kind, email: address, region, language };
    if (!proven) {
      await notices.addUnconfirmed(notice, clock.now());
      return false;
    }
    if (!(await notices.addWaiting(notice, clock.now()))) throw tooManyNotices();
    return true;
  };
