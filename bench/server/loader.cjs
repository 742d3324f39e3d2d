// Options of autocannon as JSON on standard input, its result on standard output.
const autocannon = require('autocannon');

let options = '';
process.stdin.on('data', (chunk) => (options += chunk));
process.stdin.on('end', () => void load());

async function load() {
  process.stdout.write(JSON.stringify(await autocannon(JSON.parse(options))));
}
