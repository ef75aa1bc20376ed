import type { Background } from '@southline/platform/lifecycle';
import { repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { StockChanges, StockFeed, UnitsOfPart } from '../../domain/stock/ports.ts';
import type { PartDirectory } from '../snapshot/part-directory.ts';

/** Units by the part's position. They are kept up to date for the two newest directories. */
interface Book {
  readonly parts: PartDirectory;
  readonly units: Uint32Array;
  /** Positions that changed while the whole stock was being read. The change is newer than the value that was read. */
  readonly changed: Set<number>;
}

export interface Units extends Background {
  /** Units of all parts of a directory, by position. Changes appear in it some moments after they happen. */
  of(parts: PartDirectory): Promise<Uint32Array>;
}

/** Changes are polled: a waiting cursor would be woken by every write of the server, also to other collections. */
const everyMs = 1_000;
/** The current directory and its successor. */
const cachedBooks = 2;

/**
 * Keeps every part's units in memory, for lists that are filtered and sorted by them. Rows and carts read the store itself.
 * If changes are lost, everything is read again.
 */
export const followUnits = (feed: StockFeed, logger: Logger): Units => {
  let books: readonly Book[] = [];
  let changes: StockChanges | undefined;

  const fill = async ({ parts, units, changed }: Book) => {
    changed.clear();
    for await (const { partNo, available } of feed.all()) {
      const place = parts.ordinalOf(partNo);
      if (place !== -1 && !changed.has(place)) units[place] = available;
    }
    changed.clear();
  };
  const note = ({ partNo, available }: UnitsOfPart) => {
    for (const { parts, units, changed } of books) {
      const place = parts.ordinalOf(partNo);
      if (place === -1) continue;
      units[place] = available;
      changed.add(place);
    }
  };
  /** Opens the change stream before the stock is read, so that no change is missed. */
  const listen = async () => {
    if (changes) return changes;
    const opened = await feed.changes();
    try {
      for (const book of books) await fill(book);
    } catch (error) {
      await opened.close();
      throw error;
    }
    changes = opened;
    return opened;
  };

  const loop = repeat('stock in memory', everyMs, logger, async () => {
    const open = await listen();
    try {
      const { found, more } = await open.next();
      for (const change of found) note(change);
      return more;
    } catch (error) {
      changes = undefined;
      await open.close();
      throw error;
    }
  });

  return {
    wake: loop.wake,
    of: async (parts) => {
      const known = books.find((book) => book.parts === parts);
      if (known) return known.units;
      const book = { parts, units: new Uint32Array(parts.size), changed: new Set<number>() };
      await listen();
      books = [...books, book].slice(-cachedBooks);
      await fill(book);
      return book.units;
    },
    stop: async () => {
      const ended = loop.stop();
      await changes?.close();
      await ended;
    },
  };
};
