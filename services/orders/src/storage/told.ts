import type { Mongo } from '@southline/platform/mongo';

/** Captures by their transaction whose orders a restore lost: they go back, and each buyer was told once. */
export const toldCollection = ({ db }: Mongo) => db.collection<{ _id: string; orderId: string; at: Date }>('told');
