import { join } from 'node:path';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { readTexts } from '../files/content-folders.ts';
import { loadTexts } from '../storage/screen-loads.ts';

// English comes out of the build, other languages lie beside the service.
const folders = [join(import.meta.dirname, '../texts'), join(import.meta.dirname, '../../texts')];

const config = loadDatabaseConfig(process.env);
const mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('content-texts', config.LOG_LEVEL) });
try {
  const rows = (await Promise.all(folders.map(readTexts))).flat();
  const changed = await loadTexts(mongo, rows);
  process.stdout.write(`texts: ${rows.length}, ${changed} changed\n`);
} finally {
  await mongo.close();
}
