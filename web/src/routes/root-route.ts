import type { PageFacts } from '@southline/rest/web-build';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';

declare module '@tanstack/react-router' {
  /** A route without `seenBy` does not compile. The server build reports `seenBy` to the BFF. */
  interface StaticDataRouteOption extends PageFacts {
    /** Screens whose texts the route shows; the frame's own are always loaded. */
    screens?: readonly string[];
    /** Source files that the page loads by itself once it is interactive, such as the map. */
    soon?: readonly string[];
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();
