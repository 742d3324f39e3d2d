import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    react(),
    VitePWA({ registerType: 'autoUpdate', manifest: { name: 'Plain Vite', short_name: 'Plain' } }),
  ],
  build: { outDir: 'dist' },
});
