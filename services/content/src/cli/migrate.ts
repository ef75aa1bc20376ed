import { join } from 'node:path';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { readPictures, readTexts } from '../files/content-folders.ts';
import { migrate } from '../storage/migrate.ts';
import { loadPictures, loadTexts } from '../storage/screen-loads.ts';

// Texts and pictures of the screens belong to a version of the product as its indexes do. English comes out of the build,
// other languages and the pictures lie beside the service.
const beside = join(import.meta.dirname, '../..');
const textFolders = [join(import.meta.dirname, '../texts'), join(beside, 'texts')];

const config = loadDatabaseConfig(process.env);
const logger = createLogger('content-migrate', config.LOG_LEVEL);
const texts = (await Promise.all(textFolders.map(readTexts))).flat();
const pictures = await readPictures(join(beside, 'images'));
const mongo = await connectMongo(config.MONGO_URL, { logger });
try {
  await migrate(mongo);
  const changed = { texts: await loadTexts(mongo, texts), pictures: await loadPictures(mongo, pictures) };
  logger.info({ changed }, `collections and indexes are current, ${texts.length} texts, ${pictures.length} pictures`);
} finally {
  await mongo.close();
}
