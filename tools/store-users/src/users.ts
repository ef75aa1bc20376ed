import type { Db, MongoClient } from 'mongodb';

export interface StoreUser {
  readonly name: string;
  readonly password: string;
}

/** The audit reads every service's database; a service reads and writes its own. */
const auditor = 'audit';

const databaseOf = (name: string) => `southline_${name}`;

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
    await put(client.db(db), user, [{ role: 'readWrite', db }]);
  }
  for (const user of users.filter(({ name }) => name === auditor)) {
    const roles = services.map(({ name }) => ({ role: 'read', db: databaseOf(name) }));
    await put(client.db('admin'), user, roles);
  }
};
