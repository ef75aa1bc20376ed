import { type DocumentOf, inTransaction, type Mongo } from '@southline/platform/mongo';
import { flags } from './collections.ts';
import { noteAct } from './note-act.ts';

type Flag = Omit<DocumentOf<typeof flags>, '_id'>;

const factsOf = ({ on, from, until, regions }: Flag) => ({
  state: on ? 'on' : 'off',
  from: from?.toISOString(),
  until: until?.toISOString(),
  regions: regions?.join(' '),
});

/** Replaces a flag and adds an entry to the journal. */
export const setFlag = (mongo: Mongo, name: string, flag: Flag): Promise<void> =>
  inTransaction(mongo, async (session) => {
    const before = await flags(mongo).findOneAndReplace({ _id: name }, flag, { session, upsert: true });
    const action = { action: 'flag-set', record: name, after: factsOf(flag) };
    await noteAct(mongo, session, before ? { ...action, before: factsOf(before) } : action);
  });
