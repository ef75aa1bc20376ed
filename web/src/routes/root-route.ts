import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()();
