import { createRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { rootRoute } from './root-route.tsx';

/** The only screen of the first file: everything else is fetched when it is asked for. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomeScreen });
