import * as authConfig from '../../../../services/auth/src/config.ts';
import { createAuthService } from '../../../../services/auth/src/service.ts';
import { collections as ofAuth } from '../../../../services/auth/src/storage/collections.ts';
import * as contentConfig from '../../../../services/content/src/config.ts';
import { createContentService } from '../../../../services/content/src/service.ts';
import { collections as ofContent } from '../../../../services/content/src/storage/collections.ts';
import * as documentsConfig from '../../../../services/documents/src/config.ts';
import { createDocumentsService } from '../../../../services/documents/src/service.ts';
import { collections as ofDocuments } from '../../../../services/documents/src/storage/collections.ts';
import * as notificationsConfig from '../../../../services/notifications/src/config.ts';
import { createNotificationsService } from '../../../../services/notifications/src/service.ts';
import { collections as ofNotifications } from '../../../../services/notifications/src/storage/collections.ts';
import { aKey, nobody, type Shop } from './shop.ts';

const site = 'http://127.0.0.1:9';

/** Starts the other services with work for staff. They call no other service and send no mail. */
export const openBackOffice = async ({ prepare }: Pick<Shop, 'prepare'>) => {
  const run: typeof prepare = async (name, collections, load, create, own) => {
    const bench = await prepare(name, collections, load, create, { ...own, LOG_LEVEL: 'silent' });
    await bench.start();
    return bench;
  };
  return {
    auth: await run('auth', ofAuth, authConfig.loadConfig, createAuthService, { PUBLIC_URL: site, TOKEN_KEY: aKey() }),
    content: await run('content', ofContent, contentConfig.loadConfig, createContentService, {
      CATALOGUE_ADDRESS: nobody,
      LOCATOR_ADDRESS: nobody,
    }),
    documents: await run('documents', ofDocuments, documentsConfig.loadConfig, createDocumentsService, {
      CONTENT_ADDRESS: nobody,
    }),
    notifications: await run(
      'notifications',
      ofNotifications,
      notificationsConfig.loadConfig,
      createNotificationsService,
      {
        DOCUMENTS_ADDRESS: nobody,
        AUTH_ADDRESS: nobody,
        CATALOGUE_ADDRESS: nobody,
        CONTENT_ADDRESS: nobody,
        LOCATOR_ADDRESS: nobody,
        SMTP_URL: `smtp://${nobody}`,
        LINK_SIGNING_KEY: aKey(),
        MAIL_FROM: 'orders@southline.example',
        PUBLIC_URL: site,
        // Mails are held, so that a mail which staff retry stays queued.
        SWITCHES: 'mails-held=on',
      },
    ),
  };
};
