import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { familyArt } from './build/family-art.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), familyArt(), precompress()],
  build: { target: 'es2023', cssCodeSplit: true, sourcemap: false, assetsInlineLimit: 1024 },
  experimental: {
    // Scripts and styles find each other relative to themselves, so that one build works under any BASE_PATH.
    // Only index.html names `/assets/…`; whoever serves it puts the base path in front.
    renderBuiltUrl: (_filename, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
});
