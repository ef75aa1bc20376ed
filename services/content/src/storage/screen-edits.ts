import { contentStaffActed } from '@southline/contracts/events';
import { type StaffAction, staffEvents } from '@southline/platform/journal';
import { type ClientSession, type DocumentOf, inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { flags, type TextDocument, texts } from './collections.ts';
import { noteChange, textIdOf } from './screen-loads.ts';

/** Adds the journal's entry about an operator's change to its transaction. */
const noteAct = (mongo: Mongo, session: ClientSession, action: StaffAction): Promise<void> =>
  appendToOutbox(mongo, session, staffEvents(contentStaffActed, [action], new Date()));

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

const shown = (row: TextDocument | null) => ({ text: row?.edited ?? row?.text });

type Place = Pick<TextDocument, 'language' | 'screen' | 'key'>;

/** Shows an operator's text instead of the build's, from the next second on and after later builds. */
export const editText = async (mongo: Mongo, place: Place, edited: string): Promise<void> => {
  const _id = textIdOf(place);
  await inTransaction(mongo, async (session) => {
    const change = { $set: { ...place, edited } };
    const before = await texts(mongo).findOneAndUpdate({ _id }, change, { session, upsert: true });
    await noteAct(mongo, session, {
      action: 'text-edited',
      record: _id,
      before: shown(before),
      after: { text: edited },
    });
  });
  await noteChange(mongo);
};

/** Shows the build's text again; returns whether there was an edit. */
export const takeBackText = async (mongo: Mongo, place: Place): Promise<boolean> => {
  const _id = textIdOf(place);
  const wasEdited = await inTransaction(mongo, async (session) => {
    const edited = { _id, edited: { $exists: true } };
    const before = await texts(mongo).findOneAndUpdate(edited, { $unset: { edited: '' } }, { session });
    if (!before) return false;
    const after = { text: before.text };
    await noteAct(mongo, session, { action: 'text-taken-back', record: _id, before: shown(before), after });
    return true;
  });
  await texts(mongo).deleteOne({ _id, text: { $exists: false }, edited: { $exists: false } });
  await noteChange(mongo);
  return wasEdited;
};

/** Texts that operators wrote. */
export const editedTexts = (mongo: Mongo): Promise<TextDocument[]> =>
  texts(mongo)
    .find({ edited: { $exists: true } })
    .sort({ _id: 1 })
    .toArray();

/** By language and screen: keys that English has and the language lacks. */
export const missingTexts = async (mongo: Mongo): Promise<Map<string, Map<string, string[]>>> => {
  const missing = new Map<string, Map<string, string[]>>();
  const known = new Set<string>();
  const english: TextDocument[] = [];
  const languages = new Set<string>();
  for await (const row of texts(mongo).find().sort({ _id: 1 })) {
    known.add(row._id);
    if (row.language === 'en') english.push(row);
    else languages.add(row.language);
  }
  for (const language of languages) {
    const screens = new Map<string, string[]>();
    for (const { screen, key } of english) {
      if (known.has(textIdOf({ language, screen, key }))) continue;
      screens.set(screen, [...(screens.get(screen) ?? []), key]);
    }
    missing.set(language, screens);
  }
  return missing;
};
