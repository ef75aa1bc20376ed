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
  db: journal,
  actions: ['find', 'insert', 'listCollections', 'listIndexes', 'createCollection', 'createIndex', 'collMod'],
};

/** The right to change validators and TTLs, which `readWrite` lacks: a new release may change them. */
const changeRules = (db: string) => ({ role: 'changeRules', db, actions: ['collMod'] });

interface Role {
  readonly role: string;
  readonly db: string;
  readonly actions: readonly string[];
}

/** Creates a role for all collections of its database, or sets its rights if it exists. */
const putRole = async (client: MongoClient, { role, db: name, actions }: Role) => {
  const db = client.db(name);
  const { roles } = await db.command({ rolesInfo: role });
  const privileges = [{ resource: { db: name, collection: '' }, actions }];
  await db.command({ [roles.length > 0 ? 'updateRole' : 'createRole']: role, privileges, roles: [] });
};

const put = async (db: Db, { name, password }: StoreUser, roles: readonly { role: string; db: string }[]) => {
  const { users } = await db.command({ usersInfo: name });
  const command = users.length > 0 ? 'updateUser' : 'createUser';
  await db.command({ [command]: name, pwd: password, roles });
};

/** Creates each user, or sets its password and rights if it exists; repeating it changes nothing. */
export const ensureUsers = async (client: MongoClient, users: readonly StoreUser[]): Promise<void> => {
  const services = users.filter(({ name }) => name !== auditor);
  for (const user of services) {
    const db = databaseOf(user.name);
    const added = [changeRules(db), ...(user.name === journalService ? [addOnly] : [])];
    for (const role of added) await putRole(client, role);
    const roles = added.map(({ role, db: of }) => ({ role, db: of }));
    await put(client.db(db), user, [{ role: 'readWrite', db }, ...roles]);
  }
  for (const user of users.filter(({ name }) => name === auditor)) {
    const roles = services.map(({ name }) => ({ role: 'read', db: databaseOf(name) }));
    await put(client.db('admin'), user, roles);
  }
};
