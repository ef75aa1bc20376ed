import { DomainError } from '@southline/kernel/errors';
import type { PromotionEntry } from '../domain/promotion-entry.ts';
import type { PromotionPorts } from '../domain/promotion-ports.ts';

const maxPage = 500;

const badToken = () => new DomainError('invalid', 'InvalidRequest', 'There is no such page.');

const tokenOf = ({ enteredAt, id }: PromotionEntry) => `${enteredAt.getTime()}.${id}`;

const placeOf = (token: string) => {
  if (token === '') return undefined;
  const [time = '', id = ''] = token.split('.');
  const enteredAt = new Date(Number(time));
  if (time === '' || id === '' || Number.isNaN(enteredAt.getTime())) throw badToken();
  return { enteredAt, id };
};

/** A page of all entries, the oldest first; `pageToken` is empty for the first one. */
export const listEntries =
  ({ entries }: Pick<PromotionPorts, 'entries'>) =>
  async (pageSize: number, pageToken: string): Promise<{ entries: PromotionEntry[]; nextPageToken: string }> => {
    const size = Math.min(pageSize || maxPage, maxPage);
    const found = await entries.list(placeOf(pageToken), size + 1);
    const page = found.slice(0, size);
    const last = page.at(-1);
    return { entries: page, nextPageToken: found.length > size && last ? tokenOf(last) : '' };
  };
