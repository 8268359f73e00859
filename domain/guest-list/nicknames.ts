// Each line is a group of names that often belong to the same person, as `normalizeText` writes them.
// They are used for suggestions only.
const NICKNAMES = `
abigail abby gail
albert alberto al bert bertie
alessandra alexandra alex sandra ale lexi sascha
alessandro alexander alexandre alejandro alex al sandro ale sasha sascha xander
alfred alfredo fred alfie fredo
alice alicia ali
amelia amy millie
andrea andreas andre andrew andy drew andi dre
angela angelina angie angel
anna ann anne annie nan anja anita annette ana hanna hannah
antonia toni tonia
antonio anthony antoine anton tony toni nino
barbara barb babs barbie bibi
beatrice beatrix bea trixie
benjamin ben benny benji beniamino
bernard bernardo bernhard bernie
carla karla charlotte lotte charlie lottie carlotta
carlo carlos charles karl carl charlie chuck
caterina catherine katherine kathrin katharina catarina catalina cathy kathy kate katie cat kit kathi katja cate rina
cecilia cecile celia cilla
christina christine cristina kristin chris tina chrissy kris
christian cristiano chris cris
christopher christoph christophe cristoforo chris kit topher stoffel
claudia claudine claudi
daniel daniele dan danny dani
daniela danielle dani
david davide dave davy
deborah debora deb debbie
dominic domenico dominique dominik dom nico mimmo
dorothy dorothea dorotea dot dolly thea
edward eduardo edoardo eduard edouard ed eddie ted ned teddy edo
eleanor eleonora ellie nell nora leonor
elizabeth elisabeth elisabetta elisa isabel isabella isabelle liz lizzie beth betty eliza lisa libby elsa bella lilli sisi
emanuele emmanuel manuel manu manolo
emily emilia emilie emma em milly
enrico henry heinrich henri enrique harry hank heinz quique
eugene eugenio eugen gene
federica frederica fede freddie
federico frederick friedrich frederic federico fred freddie fritz fede
ferdinand ferdinando fernando fernand ferdi nando
florence fiorenza flo flora
francesca frances francoise franziska francisca fran franny franzi paca chicca
francesco francis francois franz francisco frank frankie paco pancho cesco checco pepe
gabriel gabriele gabe gabi
gabriella gabrielle gabriela gabby gabi
genevieve ginevra gen ginny
george giorgio georges georg jorge jurgen jorg
gerard gerardo gerald gerry jerry gerhard gerd
giacomo james jacob jacques jakob diego jaime jim jimmy jamie jake
giovanna joan joanna jeanne johanna juana jo jojo hanna vanna
giovanni john jean johann johannes juan jack johnny hans gianni jan ian
giulia julia julie jules juliette giulietta juliet
giuseppe joseph josef jose joe joey beppe peppe pepe sepp pino
giuseppina josephine josefina josie jo pina fina
gregory gregorio gregor greg
guglielmo william guillaume wilhelm guillermo will bill billy willy liam guille memo
helen elena helene helena ellen nell nelly leni lena
hubert uberto bert hubi
ignatius ignazio ignacio nacho
irene irina rena
jennifer jenny jen jenn
jessica jess jessie
jonathan jon johnny nathan
judith giuditta judy judi
kenneth ken kenny
laura lauren laurie lori
lawrence lorenzo laurent lorenz laurence larry renzo laurie
leonard leonardo leon leo lenny len
ludovico louis luigi ludwig luis lewis lou louie gigi gino lutz
ludovica louise luisa lou gigia
magdalena maddalena madeleine maddie lena leni magda madeline
marco mark marc marcus markus marcos
margherita margaret margarete marguerite margarita maggie meg peggy greta rita daisy marge gretchen
maria mary marie mia molly polly may mimi mitzi maite
mariangela mary angela
martha marta marthe patty
martin martino marty
matteo matthew mathieu matthias mateo matt mattia teo
maximilian massimiliano massimo maxime max maxi
michael michele michel miguel mike mick mickey mikey michi
michaela michela michelle micaela micky
nathaniel nathan nat nate
nicholas nicola nicolo nicolas nikolaus nick nicky nico klaus niko
nicole nicoletta nicky nic
oliver oliviero olivier ollie
olivia liv livia
pamela pam
patricia patrizia pat patty trish tricia
patrick patrizio pat paddy
paul paolo pablo pauly
paola paula paulina pauline polly
penelope penny
peter pietro pierre pedro pete piero peer
philip filippo philippe philipp felipe phil pip pippo
rachel rachele raquel rach
raffaele raphael rafael raf rafa lele
raymond raimondo ray
rebecca becky becca
richard riccardo ricardo rick dick rich ricky
robert roberto rob bob bobby robbie bert robi
roger ruggero rodger
roland orlando rolando
ronald rinaldo ron ronnie
rose rosa rosie rosy rosalia rosalind
rudolf rodolfo rudy rolf
samuel samuele sam sammy
samantha sam sammy
sarah sara sally sadie
sebastian sebastiano sebastien seb bastian basti
sofia sophia sophie sofie sophy fifi
stefania stephanie stefanie steph steffi
stefano stephen steven stephane stefan esteban steve steph
susan susanna suzanne susanne susana sue susie suzy sanna
teresa theresa therese tess terry resi tere
theodore teodoro theodor ted teddy theo teo
thomas tommaso tomas tom tommy maso
timothy timoteo timotheus tim timmy
ursula orsola uschi ulla
valentina valentine vale val tina
veronica veronique veronika ronnie vero
victor vittorio viktor vic vito
victoria vittoria viktoria vicky tori vic
vincent vincenzo vinzenz vicente vince vinny enzo
virginia ginny ginger
walter gualtiero walt wally
wolfgang wolf
xavier saverio javier xaver javi
yolanda iolanda yoli
zachary zaccaria zach zack
`;

const NO_GROUPS: ReadonlySet<number> = new Set();
const groupsByName = new Map<string, Set<number>>();
for (const [group, line] of NICKNAMES.trim().split('\n').entries()) {
  for (const name of line.split(' ')) {
    groupsByName.set(name, (groupsByName.get(name) ?? new Set()).add(group));
  }
}

/** The groups that contain a normalized name. */
export function getNicknameGroups(name: string): ReadonlySet<number> {
  return groupsByName.get(name) ?? NO_GROUPS;
}

/** Whether two normalized names are in the same group. */
export function shareNickname(a: string, b: string): boolean {
  return !getNicknameGroups(a).isDisjointFrom(getNicknameGroups(b));
}
