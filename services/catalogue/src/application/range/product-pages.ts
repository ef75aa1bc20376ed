import { pageKey } from '../../domain/range/page-name.ts';
import type { ProductPage } from '../../domain/range/range-page.ts';
import { DomainError } from '@southline/kernel/errors';
import type { PageStore } from '../../storage/page-store.ts';
