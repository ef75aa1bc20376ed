import { join } from 'node:path';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { readPictures } from '../files/content-folders.ts';
import { loadPictures } from '../storage/screen-loads.ts';

const config = loadDatabaseConfig(process.env);
const mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('content-images', config.LOG_LEVEL) });
try {
  const pictures = await readPictures(join(import.meta.dirname, '../../images'));
  const changed = await loadPictures(mongo, pictures);
  process.stdout.write(`pictures: ${pictures.length}, ${changed} changed\n`);
} finally {
  await mongo.close();
}
