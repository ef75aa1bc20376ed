import type { CollectionDeclaration } from '@southline/platform/mongo';
import { scatters, shardKeys } from '@southline/testkit/sharding';
import { beforeAll, expect, test } from 'vitest';
import { usersOf } from './index.ts';

const declared = new Map<string, CollectionDeclaration>();

beforeAll(async () => {
  for (const service of usersOf('mongo')) {
    const { collections }: { collections: readonly CollectionDeclaration[] } = await import(
      `../../../services/${service}/src/storage/collections.ts`
    );
    for (const collection of collections) declared.set(`${service}.${collection.collectionName}`, collection);
  }
});

test('every sharded collection exists, and the cluster can enforce its unique indexes', () => {
  expect(declared.size).toBeGreaterThan(0);
  for (const [name, key] of Object.entries(shardKeys)) {
    const collection = declared.get(name);
    expect(collection, name).toBeDefined();
    // Each shard enforces uniqueness among its own documents alone.
    for (const index of collection?.indexes ?? [])
      if (index.unique) expect(Object.keys(index.key)[0], `${name}: ${index.name}`).toBe(key);
  }
});

test('every query that reaches all shards has an index for each of its branches there', () => {
  for (const { collection, fields } of scatters) {
    const leading = (declared.get(collection)?.indexes ?? []).map(({ key }) => Object.keys(key)[0]);
    // `kind` narrows the documents of one order, which are few.
    for (const field of fields.filter((name) => name !== 'kind')) expect(leading, collection).toContain(field);
  }
});
