import { searchFor } from '../mail/search.ts';
import type { Envelope } from '../mail/summary.ts';
import { MailFolder } from './folder.ts';
import { Message } from './message.ts';
import { nextMessageId } from './message-id.ts';

/** The mailbox: messages on disk, the rows of those that were asked for in memory. */
export class MailStore {
  /** Oldest first, by id. */
  readonly #messages: Map<string, Message>;

  private constructor(
    private readonly folder: MailFolder,
    ids: readonly string[],
  ) {
    this.#messages = new Map(ids.map((id) => [id, new Message(id, folder)]));
  }

  static async open(path: string): Promise<MailStore> {
    const { folder, ids } = await MailFolder.open(path);
    return new MailStore(folder, ids);
  }

  /** Stores a message, which arrives in chunks, and returns its id. */
  add(message: readonly Buffer[], envelope: Envelope): string {
    const id = nextMessageId();
    this.folder.add(id, message, envelope);
    this.#messages.set(id, new Message(id, this.folder));
    return id;
  }

  newestFirst = (): Message[] => [...this.#messages.values()].reverse();

  find = (id: string): Message | undefined =>
    id === 'latest' ? [...this.#messages.values()].at(-1) : this.#messages.get(id);

  /** The messages that match, newest first. An empty query matches all and parses none. */
  async search(query: string): Promise<Message[]> {
    const all = this.newestFirst();
    if (query.trim() === '') return all;
    const matches = searchFor(query);
    const found: Message[] = [];
    for (const message of all) if (matches(await message.summary())) found.push(message);
    return found;
  }

  /** Without ids, removes all. */
  async remove(ids: readonly string[]): Promise<void> {
    const doomed = (ids.length > 0 ? ids : [...this.#messages.keys()]).filter((id) => this.#messages.delete(id));
    for (const id of doomed) await this.folder.remove(id);
  }
}
