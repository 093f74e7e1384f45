import './zod-jitless.ts';
import { start } from './app/start.tsx';

void start();
