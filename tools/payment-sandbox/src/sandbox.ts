import type { Config } from './config.ts';
import type { Mode } from './domain/bank.ts';
import { FaultBox } from './domain/fault.ts';
import type { Fact } from './domain/journal-entry.ts';
import { Ledger } from './domain/ledger.ts';
import { createProvider } from './domain/provider.ts';
import { createPerform } from './http/perform.ts';
import { Journal } from './storage/journal.ts';

/**
 * The state behind the routes, restored from the journal on disk. `publicUrl` is called per request, because the port may be
 * 0.
 */
export const openSandbox = async (config: Config, publicUrl: () => string, now: () => Date = () => new Date()) => {
  const journal = await Journal.open(config.SANDBOX_DATA);
  const ledger = new Ledger(journal.entries);
  const faults = new FaultBox();
  const closing = new AbortController();
  let mode: Mode = config.SANDBOX_MODE;
  const record = (fact: Fact) => {
    const entry = ledger.record(fact, now());
    journal.append(entry);
    return entry;
  };
  return {
    config,
    journal,
    ledger,
    faults,
    publicUrl,
    provider: createProvider({ ledger, record, now }),
    perform: createPerform(journal, faults, closing.signal),
    close: () => {
      closing.abort();
      return journal.close();
    },
    mode: () => mode,
    setMode: (wanted: Mode) => {
      mode = wanted;
    },
  };
};

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
