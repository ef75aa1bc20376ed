import type { Db, MongoClient } from 'mongodb';

export interface StoreUser {
  readonly name: string;
  readonly password: string;
}

/** The audit's user reads every service's database. A service's user reads and writes only its own. */
const auditor = 'audit';

const databaseOf = (name: string) => `southline_${name}`;

/**
 * The service that owns the staff journal, a separate database. It can add entries and read them, but not change or delete one.
 */
const journalService = 'auth';
const journal = `${databaseOf(journalService)}_journal`;

const addOnly = {
  role: 'addOnly',
  privileges: [
    {
      resource: { db: journal, collection: '' },
      actions: ['find', 'insert', 'listCollections', 'listIndexes', 'createCollection', 'createIndex', 'collMod'],
    },
  ],
  roles: [],
};

const putJournalRole = async (db: Db) => {
  const { roles } = await db.command({ rolesInfo: addOnly.role });
  const { role, ...rights } = addOnly;
  await db.command({ [roles.length > 0 ? 'updateRole' : 'createRole']: role, ...rights });
};

const put = async (db: Db, { name, password }: StoreUser, roles: readonly { role: string; db: string }[]) => {
  const { users } = await db.command({ usersInfo: name });
  const command = users.length > 0 ? 'updateUser' : 'createUser';
  await db.command({ [command]: name, pwd: password, roles });
};

/** Creates each user, or sets its password and rights if it exists; repeating it changes nothing. */
export const ensureUsers = async (client: MongoClient, users: readonly StoreUser[]): Promise<void> => {
  const services = users.filter(({ name }) => name !== auditor);
  if (services.some(({ name }) => name === journalService)) await putJournalRole(client.db(journal));
  for (const user of services) {
    const db = databaseOf(user.name);
    const added = user.name === journalService ? [{ role: addOnly.role, db: journal }] : [];
    await put(client.db(db), user, [{ role: 'readWrite', db }, ...added]);
  }
  for (const user of users.filter(({ name }) => name === auditor)) {
    const roles = services.map(({ name }) => ({ role: 'read', db: databaseOf(name) }));
    await put(client.db('admin'), user, roles);
  }
};
