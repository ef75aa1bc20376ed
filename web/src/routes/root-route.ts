import type { PageFacts } from '@southline/rest/web-build';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';

declare module '@tanstack/react-router' {
  /** A route without `seenBy` does not compile: the server's build tells it to the BFF. */
  interface StaticDataRouteOption extends PageFacts {
    /** Screens whose texts the route shows; the shell's own are always there. */
    screens?: readonly string[];
    /** Files of `src` that the page loads by itself as soon as it is there, such as a map's. */
    soon?: readonly string[];
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();
