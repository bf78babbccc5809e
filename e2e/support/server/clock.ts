import { readFileSync } from 'node:fs';

/* Loaded into the program before it starts (settable-clock.ts): its clock is ahead by what the file says. */
const file = process.env['TEST_CLOCK'] ?? '';
const now = Date.now.bind(Date);
Date.now = () => now() + Number(readFileSync(file, 'utf8'));
