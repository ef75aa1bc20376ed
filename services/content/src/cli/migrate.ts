import { join } from 'node:path';
import { migrate } from '@southline/platform/migrate';
import { readPictures, readTexts } from '../files/content-folders.ts';
import { collections } from '../storage/collections.ts';
import { dropCollatedIndexes, recordNormalizedEmails } from '../storage/record-normalized-emails.ts';
import { loadPictures, loadTexts } from '../storage/screen-loads.ts';

// Texts and pictures of the screens belong to a version of the product, like its indexes. English comes from the build; other
// languages and the pictures are next to the service.
const beside = join(import.meta.dirname, '../..');
const textFolders = [join(import.meta.dirname, '../texts'), join(beside, 'texts')];

const texts = (await Promise.all(textFolders.map(readTexts))).flat();
const pictures = await readPictures(join(beside, 'images'));
await migrate('content', process.env, collections, async (mongo, logger) => {
  await recordNormalizedEmails(mongo);
  await dropCollatedIndexes(mongo);
  const changed = { texts: await loadTexts(mongo, texts), pictures: await loadPictures(mongo, pictures) };
  logger.info({ changed }, `${texts.length} texts, ${pictures.length} pictures`);
});
