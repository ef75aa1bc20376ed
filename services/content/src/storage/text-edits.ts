import type { Mongo } from '@southline/platform/mongo';
import { type TextDocument, texts } from './collections.ts';
import { noteChange, textIdOf } from './screen-loads.ts';

type Place = Pick<TextDocument, 'language' | 'screen' | 'key'>;

/** Shows an operator's text instead of the build's, from the next second on and after later builds. */
export const editText = async (mongo: Mongo, place: Place, edited: string): Promise<void> => {
  await texts(mongo).updateOne({ _id: textIdOf(place) }, { $set: { ...place, edited } }, { upsert: true });
  await noteChange(mongo);
};

/** Shows the build's text again; returns whether there was an edit. */
export const takeBackText = async (mongo: Mongo, place: Place): Promise<boolean> => {
  const _id = textIdOf(place);
  const { modifiedCount } = await texts(mongo).updateOne(
    { _id, edited: { $exists: true } },
    { $unset: { edited: '' } },
  );
  await texts(mongo).deleteOne({ _id, text: { $exists: false }, edited: { $exists: false } });
  await noteChange(mongo);
  return modifiedCount > 0;
};

/** Texts that operators wrote. */
export const editedTexts = (mongo: Mongo): Promise<TextDocument[]> =>
  texts(mongo)
    .find({ edited: { $exists: true } })
    .sort({ _id: 1 })
    .toArray();

/** Language → keys that English has and the language has not, by screen. */
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
