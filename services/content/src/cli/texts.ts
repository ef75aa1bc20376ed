import { parseArgs } from 'node:util';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { sourceLanguage } from '../domain/screens.ts';
import { textProblem } from '../files/edited-text.ts';
import { texts } from '../storage/collections.ts';
import { editedTexts, editText, missingTexts, takeBackText } from '../storage/screen-edits.ts';
import { textIdOf } from '../storage/screen-loads.ts';

// texts.js                                             what every language lacks, and what operators wrote
// texts.js zh home.title '新标题' --by kim --reason …     shows this text
// texts.js zh home.title --back --by kim --reason …     shows the build's again
const usage = 'texts.js [language key [text | --back] --by <who> --reason <why>]';
const options = { back: { type: 'boolean' }, ...operatorOptions } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const say = (line: string) => process.stdout.write(`${line}\n`);

const config = loadDatabaseConfig(process.env);
await using mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('content-texts', config.LOG_LEVEL) });

const report = async () => {
  for (const [language, screens] of await missingTexts(mongo)) {
    const count = [...screens.values()].reduce((sum, { length }) => sum + length, 0);
    say(`${language} lacks ${count} texts, shown in English`);
    for (const [screen, keys] of screens) say(`  ${screen}: ${keys.join(' ')}`);
  }
  for (const { language, key, edited } of await editedTexts(mongo)) say(`edited: ${language} ${key} ${edited}`);
};

const change = async (language: string, key: string, text: string | undefined) => {
  const place = { language, key, screen: key.split('.')[0] ?? '' };
  const english = await texts(mongo).findOne({ _id: textIdOf({ ...place, language: sourceLanguage }) });
  if (!english?.text) throw new Error(`No screen shows ${key}.`);
  if (values.back) {
    const was = await byOperator(values, 'back', () => takeBackText(mongo, place));
    return say(was ? 'taken back' : 'nobody has edited it');
  }
  if (text === undefined) {
    const found = await texts(mongo).findOne({ _id: textIdOf(place) });
    return say(found?.edited ?? found?.text ?? english.text);
  }
  const problem = textProblem(english.text, text);
  if (problem) throw new Error(problem);
  await byOperator(values, 'edit', () => editText(mongo, place, text));
  return say('shown within a second');
};

const [language, key, text, ...rest] = positionals;
if (language === undefined) await report();
else if (key === undefined || rest.length > 0) throw new Error(usage);
else await change(language, key, text);
