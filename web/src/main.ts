import './look/look.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { words } from './app/words.svelte.ts';

void words.open().then(() => mount(App, { target: document.getElementById('app')! }));

// On a device the client is installed as a whole.
if (import.meta.env.MODE === 'site') void import('./device/install.svelte.ts').then(({ install }) => install());
