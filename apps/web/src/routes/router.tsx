import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Loading } from '#ui/states/loading.tsx';
